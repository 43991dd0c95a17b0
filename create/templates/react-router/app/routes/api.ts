// #only data
import {api} from '../api.server';

const handle = ({request}: {request: Request}) => api.fetch(request);

export {handle as action, handle as loader};
