export {formName, parseName, type FormName} from './form-name.js';
export {isSameSubmitted, valuesFrom, type ValueEntry} from './form-values.js';
export type {Path} from '../validation/path.js';
