/** The values that `same-sentences.test.ts` sets on each field, and the expected messages. */
import type {FormExample} from 'demo-app/schemas/form-example';
import type {SignUp} from 'demo-app/schemas/sign-up';

/** A value that can be sent to a page; `local` is a date, `file` the name of a file. */
export type Value =
  | string
  | number
  | boolean
  | null
  | {readonly local: string}
  | {readonly path: string; readonly file?: string};

/** A field, and what is said of its values. */
export interface FieldCases {
  readonly label: string;
  /** Values that the control can hold and what is said of them; nothing is said of a good one. */
  readonly cases: readonly (readonly [value: Value, sentence: string])[];
}

const day = {local: '2019-06-01T00:00'};
const file = {path: 'card.png', file: 'card.png'};
const pathAlone = {path: 'card.png'};

/** What is said of the values of a sign-up. */
export const SIGN_UP: Readonly<Record<keyof SignUp, FieldCases>> = {
  name: {
    label: 'Name',
    cases: [
      ['', 'Name is required.'],
      ['A', 'Name must have 2 to 30 characters.'],
      ['a'.repeat(31), 'Name must have 2 to 30 characters.'],
      ['Al', ''],
      ['a'.repeat(30), ''],
    ],
  },
  nickname: {
    label: 'Nickname',
    cases: [
      ['', ''],
      ['ab', 'Nickname must have 3 to 30 characters.'],
      ['a'.repeat(31), 'Nickname must have 3 to 30 characters.'],
      ['abc', ''],
    ],
  },
  course: {
    label: 'Course',
    cases: [
      ['', 'Course is required.'],
      ['pottery', ''],
    ],
  },
  level: {
    label: 'Level',
    cases: [
      ['', ''],
      ['advanced', ''],
    ],
  },
  city: {
    label: 'City',
    cases: [
      ['', 'City is required.'],
      ['braga', ''],
      ['Faro', ''],
    ],
  },
  places: {
    label: 'Places',
    cases: [
      [0, 'Places must be from 1 to 8.'],
      [9, 'Places must be from 1 to 8.'],
      [1, ''],
      [8, ''],
    ],
  },
  donation: {
    label: 'Donation',
    cases: [
      [0, ''],
      [50, ''],
    ],
  },
  firstDay: {
    label: 'First day',
    cases: [
      [null, 'First day is required.'],
      [day, ''],
    ],
  },
  lastDay: {
    label: 'Last day',
    cases: [
      [null, ''],
      [day, ''],
    ],
  },
  idCard: {
    label: 'Identity card',
    cases: [
      [null, 'Identity card is required.'],
      [pathAlone, 'Identity card is required.'],
      [file, ''],
    ],
  },
  photo: {
    label: 'Photo',
    cases: [
      [pathAlone, 'Photo is required.'],
      [null, ''],
      [file, ''],
    ],
  },
  houseRules: {
    label: 'The house rules',
    cases: [
      [false, 'The house rules must be checked.'],
      [true, ''],
    ],
  },
  news: {
    label: 'News by email',
    cases: [
      [false, ''],
      [true, ''],
    ],
  },
};

/** What is said of the values of the form example. */
export const FORM_EXAMPLE: Readonly<Record<keyof FormExample, FieldCases>> = {
  firstName: {
    label: 'First name',
    cases: [
      ['', 'First name is required.'],
      ['A', 'First name must have 2 to 30 characters.'],
      ['Al', ''],
    ],
  },
  lastName: {
    label: 'Last name',
    cases: [
      ['', 'Last name is required.'],
      ['a'.repeat(31), 'Last name must have 2 to 30 characters.'],
      ['a'.repeat(30), ''],
    ],
  },
  sex: {
    label: 'Sex',
    cases: [
      ['', 'Sex is required.'],
      ['female', ''],
    ],
  },
  yearsOfWork: {
    label: 'Years of work',
    cases: [
      [0, 'Years of work must be from 1 to 35.'],
      [1, ''],
      [35, ''],
    ],
  },
  country: {
    label: 'Country',
    cases: [
      ['', 'Country is required.'],
      ['uk', ''],
    ],
  },
  favouriteLanguage: {
    label: 'Favorite language',
    cases: [
      ['', 'Favorite language is required.'],
      ['python', ''],
      ['Lisp', ''],
    ],
  },
  isAvailableToTeachIt: {
    label: 'Available to teach it',
    cases: [
      [false, ''],
      [true, ''],
    ],
  },
  isCurrentlyLivingHere: {
    label: 'Currently living here',
    cases: [
      ['', 'Currently living here is required.'],
      ['no', ''],
    ],
  },
  favouriteSport: {
    label: 'Favorite sport',
    cases: [
      ['', 'Favorite sport is required.'],
      ['other', ''],
    ],
  },
  availableDateToStart: {
    label: 'Available date to start',
    cases: [
      [null, 'Available date to start is required.'],
      [day, ''],
    ],
  },
  dateOptional: {
    label: 'Another date',
    cases: [
      [null, ''],
      [day, ''],
    ],
  },
  fileRequired: {
    label: 'Curriculum vitae',
    cases: [
      [null, 'Curriculum vitae is required.'],
      [pathAlone, 'Curriculum vitae is required.'],
      [file, ''],
    ],
  },
  profilePhoto: {
    label: 'Profile photo',
    cases: [
      [pathAlone, 'Profile photo is required.'],
      [null, ''],
      [file, ''],
    ],
  },
};
