import {Fragment, type ReactNode} from 'react';
import {Link} from 'react-router-dom';
import type {Inline} from './guide.js';

/** Files of the server, which are not pages of the router. */
const isFile = (href: string) => /\.\w+(#|$)/.test(href);

/** Renders text with code, links, and emphasis. */
export function InlineText({text}: {text: readonly Inline[]}): ReactNode {
  return text.map((inline, index) => <Fragment key={index}>{render(inline)}</Fragment>);
}

/** Returns the text without its markup. */
export const plainText = (text: readonly Inline[] = []): string =>
  text.map(inline => (typeof inline === 'string' ? inline : wordsOf(inline))).join('');

function wordsOf(inline: Exclude<Inline, string>): string {
  if ('code' in inline) return inline.code;
  return 'key' in inline ? inline.key : plainText(inline.text);
}

/** Lets long code break after a dot or a parenthesis between words, so that it does not widen its column of a table. */
function breakable(code: string): ReactNode {
  if (code.length <= 20) return code;
  const parts = code.match(/[^]+?(?:\w[.(](?=["\w])|$)/g) ?? [];
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

function render(inline: Inline): ReactNode {
  if (typeof inline === 'string') return inline;
  if ('code' in inline) return <code>{breakable(inline.code)}</code>;
  if ('key' in inline) return <kbd>{inline.key}</kbd>;
  const content = <InlineText text={inline.text} />;
  if (inline.kind === 'strong') return <strong>{content}</strong>;
  if (inline.kind === 'em') return <em>{content}</em>;
  const isPage = inline.href.startsWith('/') && !isFile(inline.href);
  return isPage ? <Link to={inline.href}>{content}</Link> : <a href={inline.href}>{content}</a>;
}
