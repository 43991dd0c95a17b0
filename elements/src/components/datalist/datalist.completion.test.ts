import {expect} from '@open-wc/testing';
import {activeIn, inputIn, isOpen, listed, setUp} from '../../testing/datalist-harness.js';
import {recordEvents} from '../../testing/events.js';
import {press, type} from '../../testing/keyboard.js';
import type {LcDatalist} from './datalist.define.js';

const LANGUAGES = ['TypeScript', 'Java', 'JavaScript', 'Python'].map(text => ({
  text,
  value: text.toLowerCase(),
}));

/** A focused field after real keys. */
async function typed(text: string, properties: Partial<LcDatalist> = {}) {
  const control = await setUp({options: LANGUAGES, inlineCompletion: true, ...properties});
  control.focus();
  await type(text);
  await control.updateComplete;
  return control;
}

/** The text in the field, with its selection in brackets. */
function shown(control: LcDatalist) {
  const {value, selectionStart, selectionEnd} = inputIn(control);
  const [start, end] = [selectionStart!, selectionEnd!];
  return `${value.slice(0, start)}[${value.slice(start, end)}]${value.slice(end)}`;
}

describe('The inline completion of lc-datalist', () => {
  it('says that it completes', async () => {
    const control = await typed('');
    expect(inputIn(control).getAttribute('aria-autocomplete')).to.equal('both');
  });

  it('selects the rest of the first suggestion that starts with the text, and makes that one active', async () => {
    const control = await typed('ja');
    expect([shown(control), control.value, activeIn(control), listed(control)]).to.deep.equal([
      'ja[va]',
      'java',
      'Java',
      ['Java', 'JavaScript'],
    ]);
  });

  for (const [title, text, keys, then] of [
    ['goes on while the text matches', 'javas', [], 'javas[cript]'],
    ['ends with text that no suggestion starts with', 'javax', [], 'javax[]'],
    ['is not made of suggestions that contain the text elsewhere', 'script', [], 'script[]'],
    ['is removed with Backspace', 'ja', ['Backspace'], 'ja[]'],
    ['is removed with Escape', 'ja', ['Escape'], 'ja[]'],
    ['becomes text with an arrow key', 'ja', ['ArrowRight'], 'java[]'],
    ['is chosen with Enter', 'ja', ['Enter'], 'Java[]'],
    ['is not made before the end of the text', 'ja', ['Backspace', 'Home', 'x'], 'x[]ja'],
  ] as const)
    it(title, async () => {
      const control = await typed(text);
      for (const key of keys) await press(key);
      await control.updateComplete;
      expect(shown(control)).to.equal(then);
    });

  it('is the value when the user leaves the field, with one change', async () => {
    const control = await typed('py');
    const seen = recordEvents(control, 'input', 'change');
    inputIn(control).blur();
    expect([control.value, seen]).to.deep.equal(['python', ['change']]);
  });

  it('tells the app when Escape removes it', async () => {
    const control = await typed('py');
    const seen = recordEvents(control, 'input', 'change');
    await press('Escape');
    expect([control.value, seen, isOpen(control)]).to.deep.equal(['py', ['input'], false]);
  });

  it('does not disturb an input method', async () => {
    const control = await typed('');
    const input = inputIn(control);
    input.value = 'ja';
    const init = {bubbles: true, composed: true, data: 'ja'};
    input.dispatchEvent(
      new InputEvent('input', {...init, inputType: 'insertCompositionText', isComposing: true}),
    );
    await control.updateComplete;
    expect(shown(control)).to.equal('ja[]');
  });

  it('is off by default', async () => {
    const control = await typed('ja', {inlineCompletion: false});
    expect([shown(control), inputIn(control).getAttribute('aria-autocomplete')]).to.deep.equal([
      'ja[]',
      'list',
    ]);
  });
});
