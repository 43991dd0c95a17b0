import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {defaults} from './default-tokens.fixture.js';
import {ACCENTS, DEFAULT_THEME, NEUTRALS, type Theme} from './theme.js';
import {contrastPairs, isTooLow} from './theme-contrast.js';
import {changedTokens, readPair, scopedCss, siteProperties, themeColors, themeCss} from './theme-tokens.js';

const withTheme = (theme: Partial<Theme>): Theme => ({...DEFAULT_THEME, ...theme});
const tooLow = (theme: Partial<Theme>) =>
  contrastPairs(withTheme(theme), defaults)
    .filter(isTooLow)
    .map(({scheme, color, ground}) => `${scheme}: ${color} on ${ground}`);

describe('changedTokens', () => {
  it('is empty for the default theme', () => {
    assert.deepEqual(changedTokens(DEFAULT_THEME, defaults), {});
  });

  for (const [theme, names] of [
    [
      {accent: '#6941c6'},
      ['color-accent', 'color-accent-hover', 'color-accent-text', 'color-accent-soft', 'color-on-accent'],
    ],
    [{radius: 0}, ['radius']],
    [{density: 'compact'}, ['space', 'control-height', 'control-padding']],
    [{size: 18}, ['font-size-sm', 'font-size-md', 'font-size-lg']],
    [{font: 'serif'}, []],
  ] as const) {
    it(`has ${names.join(', ') || 'no token'} for ${JSON.stringify(theme)}`, () => {
      assert.deepEqual(Object.keys(changedTokens(withTheme(theme), defaults)), names);
    });
  }

  it('leaves out a neutral that keeps its value', () => {
    const names = Object.keys(changedTokens(withTheme({neutral: 'gray'}), defaults));
    assert.ok(names.includes('color-text'), names.join());
    assert.deepEqual(
      names.filter(name => defaults[name] === changedTokens(withTheme({neutral: 'gray'}), defaults)[name]),
      [],
    );
  });

  it('only names tokens of the library', () => {
    const theme: Theme = {
      accent: '#6941c6',
      neutral: 'slate',
      radius: 0,
      density: 'compact',
      font: 'mono',
      size: 14,
    };
    const names = Object.keys(changedTokens(theme, defaults));
    assert.deepEqual(
      names.filter(name => !(name in defaults)),
      [],
    );
  });
});

describe('themeCss', () => {
  it('is empty for the default theme', () => {
    assert.equal(themeCss(DEFAULT_THEME, defaults), '');
  });

  it('has the tokens on the root and the font on the body', () => {
    assert.equal(
      themeCss(withTheme({radius: 12, font: 'system', size: 18}), defaults),
      `:root {
  --lc-radius: 0.75rem;
  --lc-font-size-sm: 0.9844rem;
  --lc-font-size-md: 1.125rem;
  --lc-font-size-lg: 1.2656rem;
}

body {
  font-family: system-ui, sans-serif;
  font-size: var(--lc-font-size-md);
}`,
    );
  });

  it('has the given selectors', () => {
    const text = themeCss(withTheme({radius: 0}), defaults, {tokens: '.a', font: '.a'});
    assert.equal(text, '.a {\n  --lc-radius: 0rem;\n}');
  });
});

describe('scopedCss', () => {
  it('has every token that the theme builder can change, so that the theme of the site does not matter', () => {
    const themes: Partial<Theme>[] = [
      {accent: '#6941c6', radius: 0, size: 14},
      {neutral: 'sage', density: 'compact'},
      {density: 'spacious'},
    ];
    const changed = themes.flatMap(theme => Object.keys(changedTokens(withTheme(theme), defaults)));
    const css = scopedCss(DEFAULT_THEME, defaults, '.a');
    assert.deepEqual(
      changed.filter(name => !css.includes(`--lc-${name}: ${defaults[name]};`)),
      [],
    );
  });

  it('has the font of the page or of the theme', () => {
    assert.match(
      scopedCss(DEFAULT_THEME, defaults, '.a'),
      /^\.a \{[^]* font-family: var\(--site-page-font\);/,
    );
    assert.match(
      scopedCss(withTheme({font: 'system'}), defaults, '.a'),
      / font-family: system-ui, sans-serif;/,
    );
  });
});

describe('siteProperties', () => {
  it('is empty for the default theme', () => {
    assert.deepEqual(siteProperties(DEFAULT_THEME, defaults), {});
  });

  it('has the changed tokens, and the font for text and headings', () => {
    assert.deepEqual(siteProperties(withTheme({radius: 12, font: 'system'}), defaults), {
      '--lc-radius': '0.75rem',
      '--site-font': 'system-ui, sans-serif',
      '--site-display': 'system-ui, sans-serif',
    });
  });
});

describe('themeColors', () => {
  it('has a color for each color token, in light and dark', () => {
    for (const scheme of ['light', 'dark'] as const) {
      const colors = themeColors(withTheme({accent: '#6941c6', neutral: 'sage'}), defaults, scheme);
      assert.deepEqual(
        Object.values(colors).filter(color => !/^#[0-9a-f]{6}$/.test(color)),
        [],
      );
    }
  });
});

describe('the contrast of a theme', () => {
  it('is high enough in the default theme', () => {
    assert.deepEqual(tooLow({}), []);
  });

  for (const [name, accent] of Object.entries(ACCENTS)) {
    for (const neutral of NEUTRALS) {
      it(`is high enough with ${name} and ${neutral}`, () => {
        assert.deepEqual(tooLow({accent, neutral}), []);
      });
    }
  }

  for (const accent of ['#ffd400', '#00d1b2', '#ff7ab6', '#ffffff', '#7a7a7a', '#000000'])
    it(`is high enough with any brand color, such as ${accent}`, () => {
      assert.deepEqual(tooLow({accent}), []);
      assert.deepEqual(tooLow({accent, neutral: 'slate'}), []);
    });
});

describe('readPair', () => {
  it('has both colors of light-dark()', () => {
    assert.deepEqual(readPair('light-dark(#ffffff, #14191d)'), ['#ffffff', '#14191d']);
    assert.deepEqual(readPair('var(--lc-color-accent, light-dark(#ffffff, #14191d))'), [
      '#ffffff',
      '#14191d',
    ]);
  });
});
