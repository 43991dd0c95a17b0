import type {ReactNode} from 'react';

/** Characters of code that fit in one line on a phone, too. */
const MOST_IN_ONE_LINE = 32;

/** Renders the text of a doc comment. Text between backticks is code, and short code is not broken at its hyphens. */
export function InlineCode({text}: {text: string}): ReactNode {
  return text.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <code key={index} className={part.length > MOST_IN_ONE_LINE ? undefined : 'whole-code'}>
        {part}
      </code>
    ),
  );
}
