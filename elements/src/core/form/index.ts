export {divideValues} from './divide-values.js';
export {FieldRows, type FieldRow} from './field-rows.js';
export {formName, parseName, type FormName} from '../validation/form-name.js';
export {isSameSubmitted, valuesFrom, withMissingParts, type ValueEntry} from './form-values.js';
export {plainValues, type PlainValues} from './plain-values.js';
export {valueAt, type Path} from '../validation/path.js';
export {SchemaCheck, type SchemaCheckOptions, type SchemaResult} from './schema-check.js';
