/** A step of a path. */
export interface PathSegment {
  /** The path from the root, such as `/people/ada`, without a trailing slash. It never leaves the site. */
  readonly href: string;
  /** The text of the step. */
  readonly text: string;
}

/** The text of steps by path (`/people/ada`) or segment (`ada`), encoded or not. The path takes precedence. */
export type PathLabels = Readonly<Record<string, string>>;

/** URLs ignore tabs and line breaks and treat a backslash as a slash. With them, a path could become a host. */
// oxlint-disable-next-line no-control-regex
const UNSAFE = /[\u0000-\u0020\\]/g;

/**
 * Returns the steps of a path, from the first segment to the whole path. The query, the
 * hash, and a scheme with its host are removed, empty segments are ignored, and `.` and `..` are resolved like in
 * browsers. The root has no steps. A path without a leading slash is relative to the root.
 */
export function pathSegments(path: string, labels: PathLabels = {}): PathSegment[] {
  const segments = walk(pathOf(path));
  return segments.map((segment, index) => {
    const steps = segments.slice(0, index + 1);
    const href = `/${steps.join('/')}`;
    const text = decode(segment);
    const names = [href, `/${steps.map(decode).join('/')}`, segment, text];
    return {href, text: labelOf(names, labels) ?? readableText(text)};
  });
}

function pathOf(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  return path.replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*/i, '');
}

function walk(path: string): string[] {
  const steps: string[] = [];
  for (const segment of path.split('/')) {
    const text = decode(segment);
    if (text === '..') steps.pop();
    else if (text !== '' && text !== '.') steps.push(segment.replace(UNSAFE, encodeURIComponent));
  }
  return steps;
}

/** A segment with an invalid encoding is shown unchanged. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function labelOf(names: readonly string[], labels: PathLabels): string | undefined {
  const found = names.filter(name => Object.hasOwn(labels, name)).map(name => labels[name]);
  return found.find(label => typeof label === 'string' && label !== '');
}

/**
 * Replaces dashes and underscores with spaces, except between digits, where they are part of a date or number:
 * `magnificent-gorgeous` becomes "magnificent gorgeous", but `2019-06-01` is unchanged. The case is unchanged too, because
 * a segment can be a name or a key.
 */
function readableText(segment: string): string {
  const words = segment.replace(/(?<!\d)[-_]+|[-_]+(?!\d)/g, ' ').replace(/\s+/g, ' ');
  return words.trim() || segment;
}
