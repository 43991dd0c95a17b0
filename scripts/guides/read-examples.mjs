import {readFileSync} from 'node:fs';
import {withoutFrontMatter} from '../lib/example-pages.mjs';
import {parseBlocks, plainText} from './blocks.mjs';

/**
 * Reads a page of examples: after its front matter (`scripts/lib/example-pages.mjs`), a heading, a paragraph that introduces
 * them, and for each example a heading, which links to its file, and a paragraph.
 *
 * @param {string} file
 * @returns {{title: string, lead: object[], examples: {title: string, about: object[], file: string}[]}}
 */
export function readExamples(file) {
  const [title, lead, ...blocks] = parseBlocks(withoutFrontMatter(readFileSync(file, 'utf8')));
  const examples = [];
  while (blocks.length > 0) {
    const [heading, about] = blocks.splice(0, 2);
    if (heading.file === undefined || about?.type !== 'paragraph')
      throw new Error(`${file} needs headings that link to an example, each with one paragraph.`);
    examples.push({title: plainText(heading.text), about: about.text, file: heading.file});
  }
  return {title: plainText(title.text), lead: lead.text, examples};
}
