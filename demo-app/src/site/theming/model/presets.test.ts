import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {describe, it} from 'node:test';
import {defaults} from './default-tokens.fixture.js';
import {PRESETS, presetOf} from './presets.js';
import {contrastPairs, isTooLow} from './theme-contrast.js';
import {changedTokens} from './theme-tokens.js';
import {parseTheme, themeQuery} from './theme-url.js';
import {DEFAULT_THEME} from './theme.js';

const textOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('PRESETS', () => {
  it('starts with the theme of the library', () => {
    assert.deepEqual(PRESETS[0]?.theme, DEFAULT_THEME);
  });

  it('has different names and themes', () => {
    assert.equal(new Set(PRESETS.map(({name}) => name)).size, PRESETS.length);
    assert.equal(new Set(PRESETS.map(({theme}) => themeQuery(theme))).size, PRESETS.length);
  });

  for (const {name, theme} of PRESETS) {
    it(`has enough contrast in light and dark: ${name}`, () => {
      assert.deepEqual(contrastPairs(theme, defaults).filter(isTooLow), []);
    });

    it(`is the same in a URL: ${name}`, () => {
      assert.deepEqual(parseTheme(themeQuery(theme)), {theme, problems: []});
      assert.equal(presetOf(theme)?.name, name);
    });
  }
});

describe('presetOf', () => {
  it('is null for a theme that differs from all presets', () => {
    assert.equal(presetOf({...DEFAULT_THEME, radius: 12}), null);
  });
});

/*
 * The home page has copies, so that it does not load the model of themes: the URLs in its script, and what is not about
 * density in its style sheet, because the cards have their own density.
 */
describe('the themes of the home page', () => {
  const script = textOf('../../../content/home/scene/scene.tsx');
  const styles = textOf('../../../styles/scene.css');

  for (const [id, name] of [
    ['ledger', 'Ledger'],
    ['berry', 'Berry'],
    ['night', 'Night shift'],
  ] as const) {
    const {theme} = PRESETS.find(preset => preset.name === name)!;

    it(`have the name and the URL of the preset: ${name}`, () => {
      const query = themeQuery(theme);
      const path = query === '' ? '/theming' : `/theming?${query}`;
      assert.ok(script.includes(`{name: '${id}', text: '${name}', path: '${path}'}`), path);
    });

    it(`have the tokens of the preset: ${name}`, () => {
      const tokens = {...defaults, ...changedTokens(theme, defaults)};
      const names = Object.keys(changedTokens({...PRESETS[2]!.theme}, defaults));
      const expected = Object.fromEntries(names.map(token => [token, tokens[token]]));
      assert.deepEqual(tokensIn(styles, `.scene:has([value='${id}']:checked) {`), expected);
    });
  }
});

/** Returns the tokens that a rule sets, with colors as `#rrggbb`. */
function tokensIn(css: string, start: string): Record<string, string> {
  const [, rule = ''] = css.split(start);
  const [body = ''] = rule.split('}');
  return Object.fromEntries(
    [...body.matchAll(/--lc-([\w-]+): (.+);/g)].map(([, name = '', value = '']) => [
      name,
      value.replace(/#([\da-f])([\da-f])([\da-f])(?![\da-f])/g, '#$1$1$2$2$3$3'),
    ]),
  );
}
