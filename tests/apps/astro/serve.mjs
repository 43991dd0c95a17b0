import {serve} from '../shared/serve.js';

serve(new URL('dist/', import.meta.url));
