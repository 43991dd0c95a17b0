import {serve} from '../shared/serve.js';
import {render} from './dist/server/server.mjs';

serve(new URL('dist/browser/', import.meta.url), render);
