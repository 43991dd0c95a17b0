import {api} from '../../../shared/api.js';

export default fromNodeMiddleware(api);
