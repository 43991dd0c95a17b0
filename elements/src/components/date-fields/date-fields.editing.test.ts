import {expect} from '@open-wc/testing';
import {z} from 'zod';
import {registerTranslation} from '../../core/localization/index.js';
import {ar} from '../../core/localization/languages/ar.js';
import {enter, enterAll, isShownInvalid, leave, markedIn, setUp, textsOf} from '../../testing/date-fields.js';
import {messageOf} from '../../testing/form-control-harness.js';
import {type} from '../../testing/keyboard.js';

describe('Editing lc-date-fields', () => {
  before(() => registerTranslation(ar));

  for (const [lang, texts, value] of [
    ['en-GB', ['15', '5', '1990'], '1990-05-15'],
    ['en', ['05', '15', '1990'], '1990-05-15'],
    ['en-GB', ['15', 'May', '1990'], '1990-05-15'],
    ['ar', ['١٥', 'مايو', '١٩٩٠'], '1990-05-15'],
  ] as const)
    it(`reads ${texts.join(', ')} in ${lang}, and leaves it as typed`, async () => {
      const control = await setUp({}, lang);
      await enterAll(control, ...texts);
      await leave(control);
      expect([control.value, textsOf(control)]).to.deep.equal([value, texts]);
    });

  for (const [texts, message, marked] of [
    [['15', '', '1990'], 'Birthday must include a month.', ['month']],
    [['', '', '1990'], 'Birthday must include a day and a month.', ['day', 'month']],
    [['15', '5', '90'], 'Birthday must have a year with four digits.', ['year']],
    [['30', '2', '1990'], 'Birthday must be a real date.', ['day', 'month', 'year']],
    [['15', '13', '1990'], 'Birthday must be a real date.', ['month']],
    [['x', '5', '1990'], 'Birthday must be a real date.', ['day']],
  ] as const)
    it(`keeps ${JSON.stringify(texts)} as typed, with the message "${message}"`, async () => {
      const control = await setUp({showValidation: true});
      await enterAll(control, ...texts);
      await leave(control);
      expect([control.value, textsOf(control)]).to.deep.equal(['', texts]);
      expect([messageOf(control), markedIn(control)]).to.deep.equal([message, marked]);
    });

  for (const [lang, texts, message] of [
    ['th', ['15', '5', '2569'], 'Birthday must have a year of the Gregorian calendar, such as 2026.'],
    ['ar', ['', '', '1990'], 'Birthday: يجب إدخال اليوم والشهر.'],
    ['ar', ['30', '2', '1990'], 'Birthday: هذا التاريخ غير موجود.'],
    ['en', ['', '', '1990'], 'Birthday must include a month and a day.'],
  ] as const)
    it(`says in ${lang} what is wrong with ${JSON.stringify(texts)}`, async () => {
      const control = await setUp({showValidation: true}, lang);
      await enterAll(control, ...texts);
      await leave(control);
      expect(messageOf(control)).to.equal(message);
    });

  for (const [properties, message] of [
    [{minDate: '1990-05-16'}, 'Birthday must be 16 May 1990 or later.'],
    [{maxDate: new Date(1990, 4, 14)}, 'Birthday must be 14 May 1990 or earlier.'],
  ] as const)
    it(`says "${message}"`, async () => {
      const control = await setUp({...properties, value: '1990-05-15', showValidation: true});
      expect(messageOf(control)).to.equal(message);
    });

  it('accepts its limits', async () => {
    const control = await setUp({minDate: '1990-05-15', maxDate: '1990-05-15', value: '1990-05-15'});
    expect(control.validity.valid).to.equal(true);
  });

  it('is invalid at once, but says so only when the focus leaves all fields', async () => {
    const control = await setUp({showValidation: true});
    await enterAll(control, '15', '');
    const typing = [control.validity.valid, messageOf(control), isShownInvalid(control), markedIn(control)];
    await leave(control);
    expect(typing).to.deep.equal([false, '', false, []]);
    expect([messageOf(control), isShownInvalid(control)]).to.deep.equal([
      'Birthday must include a month and a year.',
      true,
    ]);
  });

  it('keeps its message while the user corrects the date, until it is valid', async () => {
    const control = await setUp({showValidation: true});
    await enterAll(control, '15', '', '1990');
    await leave(control);
    await enter(control, 'day', '1');
    const seen = [messageOf(control), markedIn(control)];
    await enter(control, 'month', '5');
    expect([...seen, messageOf(control), isShownInvalid(control)]).to.deep.equal([
      'Birthday must include a month.',
      ['month'],
      '',
      false,
    ]);
  });

  it('shows a message of the app while the user types', async () => {
    const control = await setUp();
    await enterAll(control, '15');
    control.error = 'The server says no.';
    await control.updateComplete;
    expect(messageOf(control)).to.equal('The server says no.');
  });

  it('does not repeat a message of the app while the user types', async () => {
    const control = await setUp({value: '1990-05-15', showValidation: true, error: 'The server says no.'});
    control.addEventListener('input', () => (control.error = ''));
    await enter(control, 'month', '');
    expect(messageOf(control)).to.equal('');
  });

  it('keeps what is typed while an app follows the value', async () => {
    const control = await setUp();
    control.addEventListener('input', () => {
      const {value} = control;
      control.value = value;
    });
    await enterAll(control, '05', 'May', '199');
    const before = [control.value, textsOf(control)];
    await type('0');
    expect([before, control.value, textsOf(control)]).to.deep.equal([
      ['', ['05', 'May', '199']],
      '1990-05-05',
      ['05', 'May', '1990'],
    ]);
  });

  it('is cleared by the app when its texts are not a date', async () => {
    const control = await setUp();
    await enterAll(control, '15');
    await leave(control);
    control.value = '';
    await control.updateComplete;
    expect([textsOf(control), control.validity.valid]).to.deep.equal([['', '', ''], true]);
  });

  it('is empty and valid again once all texts are deleted', async () => {
    const control = await setUp({value: '1990-05-15'});
    for (const part of ['day', 'month', 'year']) await enter(control, part, '');
    expect([control.value, control.validity.valid]).to.deep.equal(['', true]);
  });

  it('validates with a schema that has text', async () => {
    const control = await setUp({rules: z.iso.date(), value: '1990-05-15'});
    await control.validationComplete;
    expect(control.validity.valid).to.equal(true);
  });
});
