import {expect} from '@open-wc/testing';
import {html, nothing, render, type TemplateResult} from 'lit';
import {inlineTemplate} from './inline-template.js';

const label = (text: string) => html`<b title=${text}>${text}</b>`;
const sign = () => html`<i></i>`;

function around(inner: TemplateResult, before = 'before', after: unknown = 'after'): TemplateResult {
  return inlineTemplate(html`<p>${before} ${inner} ${after}</p>`, inner);
}

/** The text of a container without the comments of Lit. */
const htmlOf = (container: Element) => container.innerHTML.replaceAll(/<!--.*?-->/g, '');

describe('inlineTemplate', () => {
  it('renders the inner template with its values, between those of the outer one', () => {
    const container = document.createElement('div');
    render(around(label('text')), container);
    expect(htmlOf(container)).to.equal('<p>before <b title="text">text</b> after</p>');
  });

  it('renders an inner template without values', () => {
    const container = document.createElement('div');
    render(around(sign()), container);
    expect(htmlOf(container)).to.equal('<p>before <i></i> after</p>');
  });

  it('keeps the nodes when values change', () => {
    const container = document.createElement('div');
    render(around(label('one')), container);
    const node = container.querySelector('b');
    render(around(label('two'), 'then', nothing), container);
    expect(container.querySelector('b') === node).to.equal(true);
    expect(htmlOf(container)).to.equal('<p>then <b title="two">two</b> </p>');
  });

  it('inlines several templates', () => {
    const [first, second] = [html`<b></b>`, html`<i></i>`];
    const outer = html`<p>${first}${second}</p>`;
    const container = document.createElement('div');
    render(inlineTemplate(inlineTemplate(outer, first), second), container);
    expect(htmlOf(container)).to.equal('<p><b></b><i></i></p>');
  });

  it('is one template for Lit', () => {
    expect(around(label('one')).strings).to.equal(around(label('two')).strings);
  });
});
