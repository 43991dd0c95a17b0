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
import {object, type Infer} from 'superstruct';

/** The sign-up form of a workshop, with every kind of rule. */
export const signUp = object({
  name: requiredText({min: 2, max: 30}),
  nickname: optionalText({min: 3, max: 30}),
  course: requiredChoice(['pottery', 'weaving', 'printing']),
  level: optionalChoice(['beginner', 'advanced']),
  city: requiredChoice(),
  places: numberBetween(1, 8),
  donation: optionalNumber(),
  firstDay: validDate(),
  lastDay: optionalDate(),
  idCard: requiredFile(),
  photo: optionalFile(),
  houseRules: mustBeTrue(),
  news: optionalBoolean(),
});

/** The values of a valid form. */
export type SignUp = Infer<typeof signUp>;
