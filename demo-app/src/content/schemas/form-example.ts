import {
  numberBetween,
  optionalBoolean,
  optionalDate,
  optionalFile,
  requiredChoice,
  requiredFile,
  requiredText,
  validDate,
} from '@life-changers/elements/core/validation';
import {object, type Infer} from 'superstruct';

/** The application of a person who teaches a language and plays a sport. */
export const formExample = object({
  firstName: requiredText({label: 'First name', min: 2, max: 30}),
  lastName: requiredText({label: 'Last name', min: 2, max: 30}),
  sex: requiredChoice(['male', 'female']),
  yearsOfWork: numberBetween(1, 35),
  country: requiredChoice(['italy', 'spain', 'uk']),
  favouriteLanguage: requiredChoice(),
  isAvailableToTeachIt: optionalBoolean(),
  isCurrentlyLivingHere: requiredChoice(['yes', 'no']),
  favouriteSport: requiredChoice(['basketball', 'football', 'rugby', 'tennis', 'other']),
  availableDateToStart: validDate(),
  dateOptional: optionalDate(),
  fileRequired: requiredFile(),
  profilePhoto: optionalFile(),
});

/** The values of a valid form. */
export type FormExample = Infer<typeof formExample>;
