// #only data
import {api} from '../../api';

const handle = (request: Request) => api().fetch(request);

export {handle as DELETE, handle as GET, handle as POST};
