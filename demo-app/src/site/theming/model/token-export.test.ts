import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {defaults} from './default-tokens.fixture.js';
import {PRESETS} from './presets.js';
import {tokensAsCss, tokensAsJson, tokensForFigma} from './token-export.js';
import {COLOR_KINDS, OTHER_KINDS} from './token-kinds.js';
import {DEFAULT_THEME} from './theme.js';

const parse = (text: string) => JSON.parse(text) as Record<string, Record<string, Record<string, unknown>>>;
const [, ledger] = PRESETS.map(({theme}) => theme);

describe('the kinds of tokens', () => {
  it('have each token of the library once', () => {
    const names = [...COLOR_KINDS, ...OTHER_KINDS].flatMap(kind => kind.names);
    assert.deepEqual([...names].sort(), Object.keys(defaults).sort());
  });
});

describe('tokensAsCss', () => {
  it('has all tokens of the default theme', () => {
    const css = tokensAsCss(DEFAULT_THEME, defaults);
    const missing = Object.entries(defaults).filter(
      ([name, value]) => !css.includes(`  --lc-${name}: ${value};\n`),
    );
    assert.deepEqual(missing, []);
    assert.match(css, /^:root \{\n {2}color-scheme: light dark;\n[^{}]+\}\n$/);
  });

  it('has the values of a theme once, and its font', () => {
    const css = tokensAsCss({...ledger!, neutral: 'sage', font: 'system'}, defaults);
    assert.equal(css.match(/--lc-radius:/g)?.length, 1);
    assert.match(css, / {2}--lc-radius: 0rem;\n/);
    assert.match(css, /\n\nbody \{\n {2}font-family: system-ui, sans-serif;\n\}\n$/);
  });
});

describe('tokensAsJson', () => {
  const json = parse(tokensAsJson(DEFAULT_THEME, defaults));

  for (const [name, token] of [
    ['space', {$type: 'dimension', $value: {value: 0.25, unit: 'rem'}}],
    ['focus-width', {$type: 'dimension', $value: {value: 2, unit: 'px'}}],
    ['line-height', {$type: 'number', $value: 1.5}],
    ['duration', {$type: 'duration', $value: {value: 140, unit: 'ms'}}],
    ['easing', {$type: 'cubicBezier', $value: [0.2, 0, 0, 1]}],
    [
      'font-mono',
      {
        $type: 'fontFamily',
        $value: ['ui-monospace', 'SF Mono', 'Cascadia Code', 'Menlo', 'Consolas', 'monospace'],
      },
    ],
  ] as const) {
    it(`has a ${token.$type}: ${name}`, () => {
      assert.deepEqual(json[name], token);
    });
  }

  it('has colors in light and dark', () => {
    assert.deepEqual(json['light']?.['color']?.['accent'], {
      $type: 'color',
      $value: {colorSpace: 'srgb', components: [0.0471, 0.3725, 0.3412], alpha: 1, hex: '#0c5f57'},
    });
    assert.deepEqual(Object.keys(json['dark']?.['color'] ?? {}), Object.keys(json['light']?.['color'] ?? {}));
  });

  for (const [scheme, first] of [
    ['light', {components: [0.1569, 0.1098, 0.0471], alpha: 0.08, hex: '#281c0c'}],
    ['dark', {components: [0, 0, 0], alpha: 0.4, hex: '#000000'}],
  ] as const)
    it(`has the layers of a shadow in ${scheme}`, () => {
      const {$type, $value} = json[scheme]!['shadow'] as unknown as {
        $type: string;
        $value: readonly unknown[];
      };
      assert.equal($type, 'shadow');
      assert.equal($value.length, 2);
      assert.deepEqual($value[0], {
        color: {colorSpace: 'srgb', ...first},
        offsetX: {value: 0, unit: 'px'},
        offsetY: {value: 1, unit: 'px'},
        blur: {value: 2, unit: 'px'},
        spread: {value: 0, unit: 'px'},
      });
    });

  it('has each token', () => {
    const colors = Object.keys(json['light']?.['color'] ?? {}).map(name => `color-${name}`);
    const others = Object.keys({...json['light'], ...json}).filter(
      name => !['light', 'dark', 'color'].includes(name),
    );
    assert.deepEqual([...colors, ...others].sort(), Object.keys(defaults).sort());
  });

  it('has the values of a theme', () => {
    const changed = parse(tokensAsJson(ledger!, defaults));
    assert.deepEqual(changed['radius']?.['$value'], {value: 0, unit: 'rem'});
  });
});

describe('tokensForFigma', () => {
  for (const [scheme, hex] of [
    ['light', '#1f1b16'],
    ['dark', '#f2ede5'],
  ] as const) {
    it(`has the colors of ${scheme}, and sizes in pixels`, () => {
      const json = parse(tokensForFigma(DEFAULT_THEME, defaults, scheme));
      assert.equal((json['color']!['text']!['$value'] as {hex: string}).hex, hex);
      assert.deepEqual(json['control-height'], {$type: 'number', $value: 40});
      assert.deepEqual(json['focus-width'], {$type: 'number', $value: 2});
      assert.equal('shadow' in json, false);
    });
  }
});
