import {expect, fixture, html} from '@open-wc/testing';
import {registerTranslation} from '../../core/localization/index.js';
import {nl} from '../../core/localization/languages/nl.js';
import {expectAccessible} from '../../testing/accessibility.js';
import {enter, inputOf, make, messageOf, part} from '../../testing/color-input-harness.js';
import {recordEvents, recordWarnings} from '../../testing/events.js';
import {testFormControl} from '../../testing/form-control-contract.js';
import {press, type} from '../../testing/keyboard.js';
import {until} from '../../testing/until.js';
import type {LcColorInput} from './color-input.define.js';

testFormControl<LcColorInput>({
  tag: 'lc-color-input',
  values: [
    {set: control => (control.value = 'red'), initValue: 'red', typed: '#ff0000', submitted: '#ff0000'},
    {
      set: control => (control.value = '#0c5f57'),
      initValue: '#0c5f57',
      typed: '#0c5f57',
      submitted: '#0c5f57',
    },
  ],
  emptyFormValue: '',
  inner: inputOf,
  edit: control => enter(control, '#123', 'Tab'),
});

const chipOf = (control: Element) => part(control, '.open rect').getAttribute('fill');
const contrastText = (control: Element) => part(control, '#contrast')?.textContent;

describe('lc-color-input', () => {
  describe('accessibility', () => {
    for (const [state, attributes] of [
      ['with a color and its contrast', {value: '#0c5f57', contrastWith: '#fff'}],
      ['with a color and disabled', {value: '#0c5f57', disabled: true}],
    ] as const) {
      it(`is accessible ${state}, in light and dark`, async () => {
        await expectAccessible(await make(attributes));
      });
    }

    it('is accessible with text that is not a color, in light and dark', async () => {
      const control = await make({showValidation: true});
      await enter(control, 'blau');
      await expectAccessible(control);
    });

    it('has a button that opens a dialog, with targets of at least 24 px', async () => {
      const button = part(await make(), '.open');
      const {width, height} = button.getBoundingClientRect();
      expect([button.ariaLabel, button.ariaHasPopup, button.ariaExpanded]).to.deep.equal([
        'Choose a color',
        'dialog',
        'false',
      ]);
      expect(Math.min(width, height)).to.be.at.least(24);
    });

    it('describes the field by its contrast', async () => {
      const control = await make({value: '#000', contrastWith: '#fff', hint: 'On white.'});
      expect(inputOf(control).getAttribute('aria-describedby')).to.equal('hint contrast message');
    });

    it('writes colors from left to right in right-to-left text', async () => {
      const input = inputOf(await make({value: '#0c5f57'}, 'rtl'));
      const {direction, textAlign} = getComputedStyle(input);
      expect([direction, textAlign]).to.deep.equal(['ltr', 'right']);
    });

    it('is in the language of the page', async () => {
      registerTranslation(nl);
      const control = await make({value: '#777', contrastWith: '#fff', lang: 'nl'});
      expect([part(control, '.open').ariaLabel, contrastText(control)]).to.deep.equal([
        'Kleur kiezen',
        'Contrast 4,4:1 · AA alleen voor grote tekst',
      ]);
    });
  });

  describe('properties', () => {
    for (const [format, value] of [
      ['hex', '#0c5f57'],
      ['rgb', 'rgb(12 95 87)'],
      ['hsl', 'hsl(174.2 77.6% 21%)'],
      ['oklch', 'oklch(0.43818 0.07379 184.61)'],
    ] as const) {
      it(`has its value as ${format}, in its form and as text`, async () => {
        const form = await fixture<HTMLFormElement>(
          html`<form>
            <lc-color-input name="field" format=${format} value="#0C5F57"></lc-color-input>
          </form>`,
        );
        const control = form.querySelector('lc-color-input')!;
        expect([control.value, new FormData(form).get('field'), inputOf(control).value]).to.deep.equal([
          value,
          value,
          value,
        ]);
      });
    }

    it('has the same value when its format and alpha are set after it', async () => {
      const control = await make();
      control.value = '#0c5f5780';
      Object.assign(control, {alpha: true, format: 'rgb'});
      expect(control.value).to.equal('rgb(12 95 87 / 0.5)');
    });

    it('warns about another format, and has its value as hex', async () => {
      const warnings = await recordWarnings(async () => {
        const control = await make({value: 'red', format: 'lab' as 'hex'});
        expect(control.value).to.equal('#ff0000');
      });
      expect(warnings).to.deep.equal([
        '<lc-color-input>: format must be one of hex, rgb, hsl, oklch, not "lab".',
      ]);
    });

    for (const [value, message] of [
      ['blau', 'value must be a color such as "#0c5f57" without alpha, not blau; the field is left empty.'],
      ['#1234', 'value must be a color such as "#0c5f57" without alpha, not #1234; the field is left empty.'],
      [{}, 'value must be a color such as "#0c5f57" without alpha, not {}; the field is left empty.'],
    ] as const) {
      it(`warns about the value ${JSON.stringify(value)}, and is empty`, async () => {
        const warnings = await recordWarnings(async () => {
          const control = await make({value: value as string});
          expect([control.value, inputOf(control).value, control.validity.valid]).to.deep.equal([
            '',
            '',
            true,
          ]);
        });
        expect(warnings).to.deep.equal([`<lc-color-input>: ${message}`]);
      });
    }

    it('shows the color on its button, also with alpha', async () => {
      const control = await make({value: '#0c5f5780', alpha: true});
      const seen = [chipOf(control)];
      control.value = '';
      await control.updateComplete;
      expect([...seen, chipOf(control)]).to.deep.equal(['#0c5f5780', 'none']);
    });

    for (const [value, text] of [
      ['#000', 'Contrast 21:1 · AAA'],
      ['#767676', 'Contrast 4.5:1 · AA'],
      ['#777', 'Contrast 4.4:1 · AA for large text only'],
      ['#aaa', 'Contrast 2.3:1 · too low for text'],
      ['', undefined],
    ] as const) {
      it(`shows "${text ?? ''}" for "${value}" on white`, async () => {
        expect(contrastText(await make({value, contrastWith: 'white'}))).to.equal(text);
      });
    }

    it('warns about a background that is not a color, and shows no contrast', async () => {
      const warnings = await recordWarnings(async () => {
        expect(contrastText(await make({value: 'red', contrastWith: 'paper'}))).to.equal(undefined);
      });
      expect(warnings.join()).to.contain('contrastWith must be a color such as "#fff", not paper;');
    });
  });

  describe('events', () => {
    it('sends nothing while the user types, and input and change when the color is read', async () => {
      const control = await make();
      const seen = recordEvents(control, 'input', 'change');
      inputOf(control).focus();
      await type('red');
      const typed = [...seen];
      await press('Tab');
      expect([typed, seen, control.value, inputOf(control).value]).to.deep.equal([
        [],
        ['input', 'change'],
        '#ff0000',
        '#ff0000',
      ]);
    });

    it('sends nothing for other text with the same color, and shows the color', async () => {
      const control = await make({value: '#f00'});
      const seen = recordEvents(control, 'input', 'change');
      await enter(control, 'rgb(255, 0, 0)');
      expect([seen, inputOf(control).value]).to.deep.equal([[], '#ff0000']);
    });
  });

  describe('keyboard', () => {
    it('submits the color that was just typed with Enter', async () => {
      const form = await fixture<HTMLFormElement>(
        html`<form><lc-color-input name="field" label="Color"></lc-color-input></form>`,
      );
      const sent: unknown[] = [];
      form.addEventListener('submit', event => {
        event.preventDefault();
        sent.push(new FormData(form).get('field'));
      });
      await enter(form.querySelector('lc-color-input')!, 'lime');
      await until(() => sent.length > 0);
      expect(sent).to.deep.equal(['#00ff00']);
    });
  });

  describe('form', () => {
    for (const [text, message] of [
      ['blau', 'Color must be a color, such as #0c5f57.'],
      ['#0c5f5780', 'Color must be a color that is not transparent.'],
    ] as const) {
      it(`keeps "${text}" as typed, and is invalid`, async () => {
        const control = await make({value: 'red', showValidation: true});
        await enter(control, text);
        expect([
          control.value,
          inputOf(control).value,
          control.validity.valid,
          messageOf(control),
        ]).to.deep.equal(['', text, false, message]);
      });
    }

    it('is valid again once the text is a color, and once it is empty', async () => {
      const control = await make();
      await enter(control, 'blau');
      const seen = [control.validity.valid];
      await enter(control, 'blue');
      seen.push(control.validity.valid);
      await enter(control, '');
      expect([...seen, control.validity.valid]).to.deep.equal([false, true, true]);
    });

    it('accepts alpha with alpha', async () => {
      const control = await make({alpha: true});
      await enter(control, 'rgb(12 95 87 / 50%)');
      expect([control.value, control.validity.valid]).to.deep.equal(['#0c5f5780', true]);
    });
  });
});
