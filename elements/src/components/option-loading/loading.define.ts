/**
 * Lets multi-selects and datalists load their options from a server, with `loadOptions`. Import it once, anywhere in the
 * app.
 */
import {provideOptionLoading} from '../../base/option-loading-slot.js';
import {OptionLoadingController} from './option-loading.controller.js';

provideOptionLoading((host, parts) => new OptionLoadingController(host, parts));
