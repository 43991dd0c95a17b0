import type {Line} from './code-lines.js';

/** Returns lines in which only imports are highlighted. */
export const plainLines = (text: string): Line[] => text.split('\n').map(importLine);

function importLine(line: string): Line {
  const [, names = '', from = '', source] =
    /^import( .*? (?=from))?(?: ?)(from )?('[^']*');$/.exec(line) ?? [];
  if (source === undefined) return [['', line]];
  return [
    ['keyword', 'import'],
    ['', names || ' '],
    ['keyword', from],
    ['string', source],
    ['', ';'],
  ];
}
