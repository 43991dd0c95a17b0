export {ar} from './ar.js';
export {en} from './en.js';
export {registerTranslation, translate} from './registry.js';
export type {
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
