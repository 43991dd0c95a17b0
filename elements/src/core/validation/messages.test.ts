import {expect} from '@open-wc/testing';
import {translate} from '../localization/index.js';
import type {Issue} from './issue.js';
import {describeIssue} from './messages.js';

const inEnglish = (issue: Issue, label = 'Nick') =>
  describeIssue(issue, label, {lang: 'en', term: (key, ...args) => translate('en', key, ...args)});

const sentences: readonly (readonly [Issue, string])[] = [
  [{code: 'valueMissing'}, 'Nick is required.'],
  [{code: 'valueMissing', label: ' City '}, 'City is required.'],
  [{code: 'valueMissing', label: ' '}, 'Nick is required.'],
  [{code: 'mustBeTrue'}, 'Nick must be checked.'],
  [{code: 'mustBeOn'}, 'Nick must be on.'],
  [{code: 'tooShort', min: 3}, 'Nick must have at least 3 characters.'],
  [{code: 'tooShort', min: '1'}, 'Nick must have at least 1 character.'],
  [{code: 'tooLong', max: 30}, 'Nick must have no more than 30 characters.'],
  [{code: 'tooLong', max: '1'}, 'Nick must have no more than 1 character.'],
  [{code: 'lengthBetween', min: 3, max: 30}, 'Nick must have 3 to 30 characters.'],
  [{code: 'lengthBetween', min: '1', max: '1'}, 'Nick must have exactly 1 character.'],
  [{code: 'lengthBetween', min: 3, max: 3}, 'Nick must have exactly 3 characters.'],
  [{code: 'rangeUnderflow', min: 1}, 'Nick must be 1 or more.'],
  [{code: 'rangeUnderflow', min: '2019-06-01'}, 'Nick must be 2019-06-01 or more.'],
  [{code: 'rangeOverflow', max: 10}, 'Nick must be 10 or less.'],
  [{code: 'dateUnderflow', min: '01/06/2019'}, 'Nick must be 01/06/2019 or later.'],
  [{code: 'dateOverflow', max: '30/06/2019'}, 'Nick must be 30/06/2019 or earlier.'],
  [{code: 'rangeBetween', min: 1, max: 10}, 'Nick must be from 1 to 10.'],
  [{code: 'timeUnderflow', min: '9:00'}, 'Nick must be 9:00 or later.'],
  [{code: 'timeUnderflow', min: '22:00', max: '6:00'}, 'Nick must be from 22:00 to 6:00.'],
  [{code: 'timeOverflow', max: '17:00'}, 'Nick must be 17:00 or earlier.'],
  [{code: 'stepMismatch', step: 5}, 'Nick must go in steps of 5.'],
  [{code: 'patternMismatch'}, 'Nick is not in the expected format.'],
  [{code: 'notAnEmail'}, 'Nick must be an email address, such as name@example.com.'],
  [{code: 'notAUrl'}, 'Nick must be a web address, such as https://example.com.'],
  [{code: 'notANumber'}, 'Nick must be a number.'],
  [{code: 'notAnInteger'}, 'Nick must be a whole number.'],
  [{code: 'notADate'}, 'Nick must be a valid date.'],
  [{code: 'notATime'}, 'Nick must be a time, such as 9:30.'],
  [{code: 'notAnOption'}, 'Nick must be one of the options.'],
  [{code: 'fileTypeMismatch', accept: 'image/*,.pdf'}, 'Nick is of the wrong type. Accepted: images or PDF.'],
  [{code: 'fileTooLarge', maxSize: 2_000_000}, 'Nick is too large. At most: 2 MB.'],
  [{code: 'tooManyFiles'}, 'Nick: please choose one file only.'],
  [{code: 'notAFile'}, 'Nick is a folder. Please choose a file.'],
  [{code: 'notValid'}, 'Nick is not valid.'],
  [{code: 'checkPending'}, 'Nick is still being checked.'],
  [{code: 'checkFailed'}, 'Nick could not be checked. Please try again.'],
];

describe('describeIssue', () => {
  for (const [issue, sentence] of sentences) {
    it(`returns "${sentence}" for ${JSON.stringify(issue)}`, () => {
      expect(inEnglish(issue)).to.equal(sentence);
    });
  }

  for (const label of ['', '  ']) {
    it(`uses "This field" for the label ${JSON.stringify(label)}`, () => {
      expect(inEnglish({code: 'valueMissing'}, label)).to.equal('This field is required.');
    });
  }

  it('prefers the label of the issue to the given label', () => {
    expect(inEnglish({code: 'valueMissing', label: 'Name'})).to.equal('Name is required.');
  });

  for (const [label, sentence] of [
    ['Text Required', 'Text is required.'],
    ['Name (required)', 'Name is required.'],
    ['Name *', 'Name is required.'],
    ['Required', 'Required is required.'],
    ['Required documents', 'Required documents is required.'],
  ] as const) {
    it(`says "${sentence}" of "${label}"`, () => {
      expect(inEnglish({code: 'valueMissing'}, label)).to.equal(sentence);
    });
  }

  for (const [date, limit] of [
    [new Date(2019, 5, 1), 'Jun 1, 2019'],
    [new Date(2019, 5, 1, 10, 10), 'Jun 1, 2019, 10:10 AM'],
    [new Date(2019, 5, 1, 0, 5), 'Jun 1, 2019, 12:05 AM'],
  ] as const)
    it(`names ${limit} in a limit`, () => {
      const sentence = inEnglish({code: 'dateUnderflow', min: date}).replace(/\s/g, ' ');
      expect(sentence).to.equal(`Nick must be ${limit} or later.`);
    });

  it('trims the label', () => {
    expect(inEnglish({code: 'valueMissing'}, '\n  Nick \n')).to.equal('Nick is required.');
  });

  it("does not change a message of the schema's author", () => {
    expect(inEnglish({code: 'authored', message: '  <b>No.</b> '})).to.equal('  <b>No.</b> ');
  });

  it('uses the messages of the given language', () => {
    const asked: unknown[] = [];
    const term = (...args: unknown[]): string => {
      asked.push(...args);
      return '';
    };
    describeIssue({code: 'rangeBetween', min: 1, max: 10}, 'Nick', {lang: 'de', term});
    expect(asked).to.deep.equal(['rangeBetween', 'Nick', 1, 10]);
  });
});
