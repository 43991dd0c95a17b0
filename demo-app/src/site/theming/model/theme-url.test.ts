import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {DEFAULT_THEME, DENSITIES, FONTS, NEUTRALS, RADII, SIZES, type Theme} from './theme.js';
import {parseTheme, themeQuery} from './theme-url.js';

const themes: readonly Theme[] = [
  DEFAULT_THEME,
  ...['#6941c6', '#000000'].map(accent => ({...DEFAULT_THEME, accent})),
  ...NEUTRALS.map(neutral => ({...DEFAULT_THEME, neutral})),
  ...RADII.map(radius => ({...DEFAULT_THEME, radius})),
  ...DENSITIES.map(density => ({...DEFAULT_THEME, density})),
  ...FONTS.map(font => ({...DEFAULT_THEME, font})),
  ...SIZES.map(size => ({...DEFAULT_THEME, size})),
  {accent: '#ffd400', neutral: 'slate', radius: 0, density: 'compact', font: 'serif', size: 18},
];

describe('themeQuery', () => {
  for (const theme of themes) {
    const query = themeQuery(theme);
    it(`is read back from "${query}"`, () => {
      assert.deepEqual(parseTheme(query), {theme, problems: []});
    });
  }

  it('leaves out defaults', () => {
    assert.equal(themeQuery(DEFAULT_THEME), '');
    assert.equal(themeQuery({...DEFAULT_THEME, accent: '#6941c6', radius: 12}), 'accent=6941c6&radius=12');
  });
});

describe('parseTheme', () => {
  for (const [query, name] of [
    ['accent=purple', 'accent'],
    ['accent=', 'accent'],
    ['accent=6941c6;}', 'accent'],
    ['neutral=Slate2', 'neutral'],
    ['radius=9999', 'radius'],
    ['radius=-4', 'radius'],
    ['radius=4px', 'radius'],
    ['density=__proto__', 'density'],
    ['font=Comic+Sans', 'font'],
    ['size=NaN', 'size'],
  ] as const) {
    it(`falls back for ${query} and says which part`, () => {
      const {theme, problems} = parseTheme(query);
      assert.deepEqual(theme, DEFAULT_THEME);
      assert.deepEqual(
        problems.map(problem => problem.name),
        [name],
      );
    });
  }

  it('keeps the good parts next to bad ones', () => {
    const {theme, problems} = parseTheme('?accent=6941c6&radius=round&density=compact&size=huge');
    assert.deepEqual(theme, {...DEFAULT_THEME, accent: '#6941c6', density: 'compact'});
    assert.deepEqual(problems, [
      {name: 'radius', value: 'round', expected: 'one of 0, 4, 8, 12, 16'},
      {name: 'size', value: 'huge', expected: 'one of 14, 15, 16, 17, 18'},
    ]);
  });

  it('ignores other parameters', () => {
    assert.deepEqual(parseTheme('utm_source=x'), {theme: DEFAULT_THEME, problems: []});
  });
});
