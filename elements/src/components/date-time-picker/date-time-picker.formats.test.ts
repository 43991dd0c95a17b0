import {expect} from '@open-wc/testing';
import {de} from 'date-fns/locale/de';
import {enUS} from 'date-fns/locale/en-US';
import {recordWarnings} from '../../testing/events.js';
import {openOn, setUp, shownText, times} from '../../testing/date-time-picker.js';
import {until} from '../../testing/until.js';

describe('lc-date-time-picker', () => {
  describe('formats', () => {
    for (const [properties, shown] of [
      [{}, '15/06/2019'],
      [{dateFormat: 'd MMM yyyy'}, '15 Jun 2019'],
      [{showTimeSelect: true}, '15/06/2019 14:30 PM'],
      [{showTimeSelect: true, timeFormat: 'HH:mm'}, '15/06/2019 14:30'],
      [{showTimeSelect: true, dateFormat: 'dd/MM/yyyy HH:mm'}, '15/06/2019 14:30'],
      [{showTimeSelect: true, dateFormat: 'hh:mm AM/PM'}, '02:30 PM'],
    ] as const) {
      it(`shows ${shown} with ${JSON.stringify(properties)}`, async () => {
        expect(shownText(await setUp({value: '2019-06-15T14:30', ...properties}))).to.equal(shown);
      });
    }

    for (const [lang, properties, shown] of [
      ['en-US', {}, '15/06/2019 2:30 PM'],
      ['en-GB', {}, '15/06/2019 14:30'],
      ['en-GB', {locale: enUS}, '15/06/2019 2:30 PM'],
      ['en-US', {locale: de}, '15/06/2019 14:30'],
    ] as const) {
      const by = 'locale' in properties ? `and the locale ${properties.locale.code}` : '';
      it(`shows ${shown} with timeFormat 'locale' in ${lang} ${by}`.trim(), async () => {
        const control = await setUp({lang, showTimeSelect: true, timeFormat: 'locale', ...properties});
        control.value = '2019-06-15T14:30';
        await control.updateComplete;
        expect(shownText(control).replace(/\s/g, ' ')).to.equal(shown);
      });
    }

    it("follows the language of the page with timeFormat 'locale'", async () => {
      const control = await openOn('2019-06-15T14:30', {showTimeSelect: true, timeFormat: 'locale'});
      expect(times(control).at(-1)!.textContent.trim()).to.equal('23:30');
      control.lang = 'en-US';
      await until(() => times(control).at(-1)!.textContent.trim() !== '23:30');
      expect(times(control).at(-1)!.textContent.trim().replace(/\s/g, ' ')).to.equal('11:30 PM');
    });

    it("follows the language of the page in its message with timeFormat 'locale'", async () => {
      const control = await setUp({
        value: '2019-06-15T14:30',
        maxDate: '2019-06-15T13:00',
        showTimeSelect: true,
        timeFormat: 'locale',
      });
      expect(control.validationMessage).to.contain('13:00');
      control.lang = 'en-US';
      await until(() => control.validationMessage.replace(/\s/g, ' ').includes('1:00 PM'));
    });

    it('lists times in the default format if timeFormat is not a format', async () => {
      const control = await setUp({showTimeSelect: true, timeFormat: 'HH:mm n'});
      await recordWarnings(async () => {
        control.showPicker();
        await control.updateComplete;
      });
      expect(times(control)[1]!.textContent.trim()).to.equal('00:30 AM');
    });

    it('warns about a format that is not built in, names the import, and shows the default', async () => {
      const control = await setUp({value: '2019-06-15'});
      const warnings = await recordWarnings(async () => {
        control.dateFormat = 'do MMMM';
        await control.updateComplete;
      });
      expect(warnings.length).to.equal(1);
      expect(String(warnings[0])).to.contain("import '@life-changers/elements/date-formats'");
      expect(shownText(control)).to.equal('15/06/2019');
    });

    it('warns about an invalid format, and shows the default', async () => {
      const control = await setUp({value: '2019-06-15'});
      const warnings = await recordWarnings(async () => {
        control.dateFormat = 'n';
        await control.updateComplete;
      });
      expect([warnings.length, shownText(control)]).to.deep.equal([1, '15/06/2019']);
    });
  });
});
