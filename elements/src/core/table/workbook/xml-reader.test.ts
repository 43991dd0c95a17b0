import {expect} from '@open-wc/testing';
import {WorkbookError} from '../import/workbook.js';
import {attributesOf, XmlReader} from './xml-reader.js';

/** Returns what a reader finds in chunks. */
function found(...chunks: string[]): string[] {
  const events: string[] = [];
  const reader = new XmlReader({
    open: (name, attributes) =>
      events.push(`<${[name, ...[...attributesOf(attributes)].map(pair => pair.join('='))].join(' ')}>`),
    close: name => events.push(`</${name}>`),
    text: text => events.push(text),
  });
  for (const chunk of chunks) reader.push(chunk);
  reader.end();
  return events;
}

describe('the reader of XML', () => {
  for (const [code, ...events] of [
    ['<a>x</a>', '<a>', 'x', '</a>'],
    ['<a/>', '<a>', '</a>'],
    ['<x:a b="1" y:c = \'2\'/>', '<a b=1 c=2>', '</a>'],
    ['<a b="x>y" c=\'"\'>', '<a b=x>y c=">'],
    ['<a b="&lt;&#65;"/>', '<a b=<A>', '</a>'],
    ['<a __proto__="1"/>', '<a __proto__=1>', '</a>'],
    ['<?xml version="1.0"?><!DOCTYPE a><!-- <b> --><a/>', '<a>', '</a>'],
    ['<a><![CDATA[<b>&amp;]]></a>', '<a>', '<b>&amp;', '</a>'],
    ['<a>&amp;&#x41;&#66;&other;&#9999999;</a>', '<a>', '&AB&other;&#9999999;', '</a>'],
    ['<a>&lol;</a>', '<a>', '&lol;', '</a>'],
  ] as const) {
    it(`reads ${code}`, () => {
      expect(found(code)).to.deep.equal(events);
    });

    it(`reads ${code} in any two chunks`, () => {
      for (let at = 0; at <= code.length; at++)
        expect(found(code.slice(0, at), code.slice(at)), `at ${at}`).to.deep.equal(events);
    });
  }

  for (const [title, ...chunks] of [
    ['that ends in a tag', '<a b="1"'],
    ['with a tag that has no end', ...Array.from({length: 4}, () => `<a b="${'x'.repeat(100_000)}`)],
    ['with a text that has no end', ...Array.from({length: 3}, () => 'x'.repeat(100_000))],
  ])
    it(`does not read XML ${title}`, () => {
      expect(() => found(...chunks)).to.throw(WorkbookError, 'not-a-workbook');
    });
});
