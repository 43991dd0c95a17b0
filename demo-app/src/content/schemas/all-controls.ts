import {
  mustBeTrue,
  numberBetween,
  optionalBoolean,
  optionalChoice,
  optionalDate,
  optionalFile,
  optionalNumber,
  optionalText,
  requiredChoice,
  requiredFile,
  requiredText,
  validDate,
} from '@life-changers/elements/core/validation';
import {object} from 'superstruct';

/** A required and an optional field for each kind of control. */
export const allControls = object({
  checkboxRequired: mustBeTrue(),
  checkboxOptional: optionalBoolean(),
  datalistRequired: requiredChoice(),
  datalistOptional: optionalChoice(),
  radioRequired: requiredChoice(),
  radioOptional: optionalChoice(),
  radioBoxRequired: requiredChoice(),
  radioBoxOptional: optionalChoice(),
  selectRequired: requiredChoice(),
  selectOptional: optionalChoice(),
  rangeSliderRequired: numberBetween(1, 10),
  rangeSliderOptional: optionalNumber(),
  switchRequired: mustBeTrue(),
  switchOptional: optionalBoolean(),
  textRequired: requiredText({label: 'Text Required', min: 3, max: 30}),
  textOptional: optionalText({label: 'Text Optional', min: 3, max: 30}),
  dateRequired: validDate(),
  dateOptional: optionalDate(),
  fileRequired: requiredFile(),
  fileOptional: optionalFile(),
});
