import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {angularCode, svelteCode, vueCode} from './framework-code.js';
import type {LiveTag} from './live-tag.js';

const options = ['Small', 'Medium', 'Large', 'Extra large'].map(text => ({text, value: text.toLowerCase()}));

const select: LiveTag = {
  tag: 'lc-select',
  attributes: [['id', 'size']],
  settings: [
    {property: 'label', attribute: 'label', value: 'The "size"'},
    {property: 'required', attribute: 'required', value: true},
    {property: 'boxesPerRow', attribute: 'boxes-per-row', value: 3},
    {property: 'options', value: options},
  ],
  children: [],
};
const text: LiveTag = {tag: 'p', attributes: [], settings: [], children: ['{{ a }} @ `${5}` < 6']};

const OPTIONS = `[
  {text: 'Small', value: 'small'},
  {text: 'Medium', value: 'medium'},
  {text: 'Large', value: 'large'},
  {text: 'Extra large', value: 'extra large'},
]`;

describe('the code for a framework', () => {
  it('is a Vue component', () => {
    assert.equal(
      vueCode([select, text]).source,
      `<script setup>
import '@life-changers/elements/select';

const options = ${OPTIONS};
</script>

<template>
  <lc-select
    id="size"
    label="The &quot;size&quot;"
    required
    :boxesPerRow="3"
    :options="options"
  ></lc-select>
  <p>{{ '{{' }} a }} @ \`\${5}\` &lt; 6</p>
</template>`,
    );
  });

  it('is a Svelte component', () => {
    assert.equal(
      svelteCode([select, text]).source,
      `<script>
import '@life-changers/elements/select';

const options = ${OPTIONS};
</script>

<lc-select
  id="size"
  label="The &quot;size&quot;"
  required
  boxesPerRow={3}
  options={options}
></lc-select>
<p>{'{'}{'{'} a {'}'}{'}'} @ \`\${'{'}5{'}'}\` &lt; 6</p>`,
    );
  });

  it('is an Angular component', () => {
    assert.equal(
      angularCode([select, text]).source,
      `import {Component, CUSTOM_ELEMENTS_SCHEMA} from '@angular/core';
import '@life-changers/elements/select';

@Component({
  selector: 'app-example',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: \`
    <lc-select
      id="size"
      label="The &quot;size&quot;"
      required
      [boxesPerRow]="3"
      [options]="options"
    ></lc-select>
    <p>&#123;&#123; a &#125;&#125; &#64; \\\`$&#123;5&#125;\\\` &lt; 6</p>
  \`,
})
export class Example {
  readonly options = ${OPTIONS.replaceAll('\n', '\n  ')};
}`,
    );
  });

  it('has no empty script and no members without values', () => {
    const button: LiveTag = {tag: 'lc-button', attributes: [], settings: [], children: ['Save']};
    assert.match(
      svelteCode([button]).source,
      /^<script>\nimport '[^']*';\n<\/script>\n\n<lc-button>Save<\/lc-button>$/,
    );
    assert.match(angularCode([button]).source, /\nexport class Example \{\}$/);
  });
});
