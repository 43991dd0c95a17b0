/** One step on the way to a page. */
export interface PathSegment {
  /** The path from the root to here, as `/people/ada`, without a slash at its end. It never leaves the site. */
  readonly href: string;
  /** What the step is called, in words. */
  readonly text: string;
}

/** Texts of steps, each under its path (`/people/ada`) or its segment (`ada`), encoded or not. The path wins. */
export type PathLabels = Readonly<Record<string, string>>;

/** Tabs and line breaks vanish from an address, and a backslash is a slash: with them a path could be a host. */
// eslint-disable-next-line no-control-regex
const UNSAFE = /[\u0000-\u0020\\]/g;

/**
 * The steps of a path, from the first segment to the whole (spec, section 2, "Breadcrumbs"). Query, hash, and a scheme
 * with its host are cut off, empty segments are left out, and `.` and `..` are walked, as browsers do. The root has no
 * steps; a path without a leading slash is read from the root.
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

/** A segment whose encoding is broken is shown as it is. */
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
 * Dashes and underscores become spaces, except between digits, where they are part of a date or a number:
 * `magnificent-gorgeous` is "magnificent gorgeous", `2019-06-01` stays. Letter case stays too, since a segment may be
 * a name or a key.
 */
function readableText(segment: string): string {
  const words = segment.replace(/(?<!\d)[-_]+|[-_]+(?!\d)/g, ' ').replace(/\s+/g, ' ');
  return words.trim() || segment;
}
