export {en} from './en.js';
export {registerTranslation} from './registry.js';
export type {
  DateRangeTerms,
  DateTerms,
  FileTerms,
  GeneralTerms,
  NavigationTerms,
  LayoutTerms,
  TableTerms,
  Terms,
  ToastTerms,
  Translation,
  ValidationTerms,
} from './terms.js';
export {translate} from './translate.js';
export {LANGUAGES, languageModule} from './languages.js';
