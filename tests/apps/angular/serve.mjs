import {serve} from '../shared/serve.js';

serve(new URL('dist/browser/', import.meta.url));
