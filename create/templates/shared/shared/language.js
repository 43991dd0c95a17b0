// #only translated
/** The messages of the library in the language of the page. Import this once, before the elements, and on the server. */
import {registerTranslation} from '@life-changers/elements/core/localization';
import { {{languageExport}} } from '@life-changers/elements/languages/{{lang}}';

registerTranslation({{languageExport}});
