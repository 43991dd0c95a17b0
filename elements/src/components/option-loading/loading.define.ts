/**
 * Lets selects, multi-selects, and datalists load their options from a server, with `loadOptions`. Import it once, anywhere
 * in the app. A select also needs `@life-changers/elements/select-list`.
 */
import {provideOptionLoading} from '../../base/combobox/option-loading-slot.js';
import {OptionLoadingController} from './option-loading.controller.js';

provideOptionLoading((host, list, given) => new OptionLoadingController(host, list, given));
