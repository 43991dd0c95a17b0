import type {Path} from '../validation/path.js';

/** A message of a server about a value of a form. */
export interface ServerIssue {
  /** The keys from the values of the form to the value. Empty for the form as a whole. */
  readonly path: Path;
  readonly message: string;
}

/**
 * Reads what a server answers if it rejects a form. Pass the result to `setIssues` of the form, or return it from
 * `onSubmit`. It reads problem details (RFC 9457), the issues of zod, valibot, and any Standard Schema, also flattened or as
 * a tree, and the errors of Django REST framework, Rails, JSON:API, Laravel, ASP.NET, Spring, Feathers, and servers with
 * similar ones.
 *
 * - Names can have dots and brackets, such as `items.0.qty` and `items[0][qty]`. Names in PascalCase, which ASP.NET sends,
 *   are returned in camelCase.
 * - A message about the reply as a whole, such as "Validation failed", is returned only if there are no others.
 * - Without a message, such as for an empty body or a page of HTML, the result is empty. Show your own message then.
 *
 * It returns at most 1,000 issues, and never throws.
 *
 * @param body The parsed JSON, or the text, of the response.
 */
export function readServerIssues(body: unknown): ServerIssue[] {
  const reader = new IssueReader();
  try {
    if (typeof body !== 'string' || !/^\s*</.test(body)) reader.read(body, [], 'reply');
  } catch {
    // Too deep for the stack, or with a getter that throws. Issues that were read before it are returned.
  }
  return reader.issues;
}

const MAX_ISSUES = 1000;
const MAX_DEPTH = 50;

/**
 * - `reply`: members with well-known names contain the issues. Without any, all members are fields.
 * - `lists`: members are fields. Only their lists have messages, because other text in a reply can be anything.
 * - `texts`: members are fields, and text is a message.
 */
type Kind = 'reply' | 'lists' | 'texts';

type Members = Readonly<Record<string, unknown>>;

/** Members that contain issues, such as `errors`, `fieldErrors`, `field_errors`, and `invalid-params`. */
const CONTAINER = /^((?!non|_)\w*errors|issues|violations|invalid[-_]?params)$/i;

/** Members that are lists of issues, or the reply itself. With other values, they are fields. */
const WRAPPER = /^(error|details?|data)$/;

/** The only members of flattened issues, and of a tree of issues. */
const FLATTENED = /^(formErrors|fieldErrors|root|nested|other|errors|properties|items)$/;

/** Parts of a name that are not keys: of a JSON Path, Jakarta Validation, and of messages about an object as a whole. */
const NOT_A_KEY = /^(\$|<.*|_errors|__all__|non_?field_?errors)$/i;

const MESSAGES = 'message,detail,defaultMessage,errorMessage,msg,reason,description,error,title,errors'.split(
  ',',
);
const PLACES = 'pointer,path,instancePath,loc,field,propertyPath,propertyName,property,param,attr,name'.split(
  ',',
);

class IssueReader {
  readonly issues: ServerIssue[] = [];
  /** The objects around the current one. */
  readonly #parents = new Set<unknown>();

  read(node: unknown, path: Path, kind: Kind): void {
    if (typeof node === 'string') this.#add(path, node);
    if (!isObject(node) || this.#parents.has(node)) return;
    this.#parents.add(node);
    if (Array.isArray(node)) node.forEach((item, index) => this.#readItem(item, path, index, kind));
    else this.#readObject(node, path, kind);
    this.#parents.delete(node);
  }

  #readItem(item: unknown, path: Path, index: number, kind: Kind): void {
    const isInField = path.length > 0;
    const message = messageOf(item, isInField ? 1 : MESSAGES.length);
    if (message) this.#add([...path, ...placeOf(item as Members)], message);
    else if (isObject(item)) this.read(item, [...path, index], isInField ? kind : 'lists');
    else this.read(item, path, kind);
  }

  #readObject(node: Members, path: Path, kind: Kind): void {
    const before = this.issues.length;
    const isReply = kind === 'reply';
    // A record of errors can have a field named `message`.
    const message = messageOf(node, isReply ? MESSAGES.length : Number(kind === 'texts' && path.length > 0));
    const containers = containersOf(node, isReply);
    for (const name of containers) this.read(node[name], path, WRAPPER.test(name) ? 'reply' : 'texts');
    if (containers.length === 0 && (isReply || !message)) this.#readFields(node, path, kind);
    if (this.issues.length === before) this.#add(path, message);
  }

  #readFields(node: Members, path: Path, kind: Kind): void {
    const takesTexts = kind === 'texts';
    for (const [name, value] of Object.entries(node)) {
      if (!takesTexts && !isObject(value)) continue;
      // In Rails, it is the whole object.
      const keys = takesTexts && name === 'base' ? [] : parseName(name);
      this.read(value, [...path, ...keys], takesTexts ? kind : 'lists');
    }
  }

  #add(path: Path, message: string): void {
    if (this.issues.length === MAX_ISSUES || message.trim() === '' || path.includes('__proto__')) return;
    try {
      // An error of zod has its issues as JSON in its message.
      if (/^\s*[[{]/.test(message)) return this.read(JSON.parse(message), path, 'reply');
    } catch {
      // It only starts with a bracket.
    }
    this.issues.push({path: path.length > MAX_DEPTH ? [] : path, message});
  }
}

const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null;

/** Returns the first message of an object that has one of the first names, or `''`. In a field, only `message` is one. */
function messageOf(node: unknown, names: number): string {
  const texts = MESSAGES.slice(0, names).map(name => (Object(node) as Members)[name]);
  return (texts.find(text => text && typeof text === 'string') ?? '') as string;
}

/** Returns the names of the members that contain the issues of an object. Other members are not about fields then. */
function containersOf(node: Members, isReply: boolean): string[] {
  const names = Object.keys(node);
  const {fieldErrors, nested, errors} = node;
  const isFlattened = isObject(fieldErrors) || isObject(nested) || Array.isArray(errors);
  if (isFlattened && names.every(name => FLATTENED.test(name))) return names;
  return names.filter(name => isReply && isObject(node[name]) && isContainer(name, node[name]));
}

function isContainer(name: string, value: unknown): boolean {
  if (CONTAINER.test(name)) return true;
  return Array.isArray(value) ? WRAPPER.test(name) && isObject(value[0]) : /^(error|detail)$/.test(name);
}

/** Returns where the value of an issue is. */
function placeOf(item: Members): Path {
  const name = PLACES.find(name => typeof item[name] === 'string' || Array.isArray(item[name])) ?? '';
  const {pointer} = Object(item.source) as Members;
  const {missingProperty} = Object(item.params) as Members;
  // JSON:API points into a resource.
  const inResource = String(pointer ?? '').replace(/^\/data(\/attributes|\/relationships)?/, '');
  const place = name === '' ? inResource : item[name];
  const path = typeof place === 'string' ? parseName(place) : (place as unknown[]).map(keyOf);
  // FastAPI starts with the part of the request. JSON Schema names a missing property apart.
  return name === 'loc' ? path.slice(1) : missingProperty ? [...path, String(missingProperty)] : path;
}

function keyOf(key: unknown): PropertyKey {
  return (isObject(key) ? key.key : key) as PropertyKey;
}

/** Reads a JSON Pointer, also one in a fragment, or a name with dots or brackets. */
function parseName(name: string): Path {
  const isPointer = /^#?(\/|$)/.test(name);
  const keys = isPointer ? name.split('/').slice(1).map(decodeKey) : (name.match(/[^.[\]'"]+/g) ?? []);
  return keys
    .filter(key => !NOT_A_KEY.test(key))
    .map(key => (/^\d+$/.test(key) ? Number(key) : isPointer ? key : camelCase(key)));
}

function decodeKey(key: string): string {
  let text = key;
  try {
    text = decodeURIComponent(key);
  } catch {
    // The percent sign is not an escape.
  }
  return text.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** Returns a key in the case of the JSON that .NET writes: `name` for `Name`, and `urlPath` for `URLPath`. */
function camelCase(key: string): string {
  return key.replace(/^[A-Z]+(?![a-z])|^[A-Z]/, start => start.toLowerCase());
}
