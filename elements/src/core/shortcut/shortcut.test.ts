import {expect} from '@open-wc/testing';
import {
  ariaShortcut,
  matchesShortcut,
  parseShortcut,
  shortcutText,
  type KeyPress,
  type Shortcut,
} from './shortcut.js';

const none = {ctrl: false, alt: false, shift: false, meta: false};
const press = (more: Partial<KeyPress>): KeyPress => ({
  key: '',
  code: '',
  ctrlKey: false,
  altKey: false,
  shiftKey: false,
  metaKey: false,
  ...more,
});

describe('parseShortcut', () => {
  for (const [text, isApple, expected] of [
    ['mod+k', false, {...none, ctrl: true, key: 'k'}],
    ['mod+k', true, {...none, meta: true, key: 'k'}],
    ['Ctrl + Shift + P', false, {...none, ctrl: true, shift: true, key: 'p'}],
    ['control+alt+delete', false, {...none, ctrl: true, alt: true, key: 'Delete'}],
    ['cmd+option+i', true, {...none, meta: true, alt: true, key: 'i'}],
    ['/', false, {...none, key: '/'}],
    ['f2', false, {...none, key: 'F2'}],
  ] as const) {
    it(`reads ${text} ${isApple ? 'on a Mac' : 'elsewhere'}`, () => {
      expect(parseShortcut(text, isApple)).to.deep.equal(expected);
    });
  }

  for (const text of ['', ' ', 'mod', 'mod+', 'ctrl+shift', 'k+mod', 'hyper+k', 'mod+k l', 'constructor+k']) {
    it(`rejects ${JSON.stringify(text)}`, () => {
      expect(parseShortcut(text, false)).to.equal(null);
    });
  }
});

describe('the text of a shortcut', () => {
  for (const [text, other, apple, aria] of [
    ['ctrl+k', 'Ctrl K', '⌃K', 'Control+K'],
    ['meta+k', 'Meta K', '⌘K', 'Meta+K'],
    ['shift+alt+p', 'Alt Shift P', '⌥⇧P', 'Alt+Shift+P'],
    ['/', '/', '/', '/'],
    ['alt+enter', 'Alt Enter', '⌥Enter', 'Alt+Enter'],
  ] as const) {
    const shortcut = parseShortcut(text, false)!;

    it(`is ${other}`, () => {
      expect(shortcutText(shortcut, false)).to.equal(other);
    });

    it(`is ${apple} on a Mac`, () => {
      expect(shortcutText(shortcut, true)).to.equal(apple);
    });

    it(`is ${aria} to assistive technology`, () => {
      expect(ariaShortcut(shortcut)).to.equal(aria);
    });
  }
});

describe('matchesShortcut', () => {
  const control: Shortcut = {...none, ctrl: true, key: 'k'};
  for (const [title, shortcut, given, expected] of [
    ['knows its keys', control, {key: 'k', ctrlKey: true}, true],
    ['knows them with Caps Lock', control, {key: 'K', ctrlKey: true}, true],
    ['passes another key', control, {key: 'l', ctrlKey: true}, false],
    ['passes the key alone', control, {key: 'k'}, false],
    ['passes more keys', control, {key: 'K', ctrlKey: true, shiftKey: true}, false],
    ['passes another held key', control, {key: 'k', metaKey: true}, false],
    ['knows the place in another script', control, {key: 'ن', code: 'KeyK', ctrlKey: true}, true],
    [
      'knows the place of a dead key, such as Option N',
      {key: 'n', ctrl: false, alt: true, shift: false, meta: false},
      {key: 'Dead', code: 'KeyN', altKey: true},
      true,
    ],
    ['passes the place in the same script', control, {key: 'n', code: 'KeyK', ctrlKey: true}, false],
    ['knows a sign with Shift', {...none, key: '/'}, {key: '/', code: 'Digit7', shiftKey: true}, true],
    ['knows a named key', {...none, key: 'F2'}, {key: 'F2'}, true],
  ] as const) {
    it(title, () => {
      expect(matchesShortcut(shortcut, press(given))).to.equal(expected);
    });
  }
});
