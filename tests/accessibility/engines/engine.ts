/** What a browser engine tells assistive technology about an element. What does not apply is absent. */
export interface Facts {
  readonly role: string;
  readonly name: string;
  readonly description?: string;
  /** What a user would read as the value: the text of a field, or of a slider. */
  readonly value?: string;
  readonly checked?: boolean | 'mixed';
  readonly pressed?: boolean | 'mixed';
  readonly selected?: boolean;
  readonly expanded?: boolean;
  readonly haspopup?: string;
  readonly disabled?: true;
  readonly required?: true;
  readonly invalid?: true;
  readonly readonly?: true;
  readonly busy?: true;
  readonly modal?: true;
  readonly multiselectable?: true;
  readonly level?: number;
  readonly current?: string;
  readonly sort?: string;
  /** The place among siblings, such as `2 of 3`. */
  readonly position?: string;
  /** The targets of a relation, each as its role and name. */
  readonly controls?: string;
  readonly activedescendant?: string;
  readonly errormessage?: string;
  readonly flowto?: string;
}

export type Fact = keyof Facts;

/** A browser engine with one page. */
export interface Engine {
  readonly id: EngineId;
  /** Its name and version. */
  readonly name: string;
  /** What its interface reports; nobody can ask it for the rest. */
  readonly reports: ReadonlySet<Fact>;
  readonly open: (url: string) => Promise<void>;
  /** Runs the body of an async function in the page and returns its result. */
  readonly run: (body: string) => Promise<unknown>;
  /** Presses a key, by its name in `KeyboardEvent`. */
  readonly press: (key: string) => Promise<void>;
  /** Returns what the engine reports about the element that `findDeep` of the page finds. */
  readonly read: (selector: string) => Promise<Facts>;
  readonly close: () => Promise<void>;
}

export type EngineId = 'chromium' | 'firefox' | 'webkit';

/** All facts but those that an engine has no command for. */
export function factsBut(...missing: Fact[]): ReadonlySet<Fact> {
  const all: Record<Fact, true> = {
    role: true,
    name: true,
    description: true,
    value: true,
    checked: true,
    pressed: true,
    selected: true,
    expanded: true,
    haspopup: true,
    disabled: true,
    required: true,
    invalid: true,
    readonly: true,
    busy: true,
    modal: true,
    multiselectable: true,
    level: true,
    current: true,
    sort: true,
    position: true,
    controls: true,
    activedescendant: true,
    errormessage: true,
    flowto: true,
  };
  return new Set((Object.keys(all) as Fact[]).filter(fact => !missing.includes(fact)));
}

/** Describes the targets of a relation. */
export const targetsText = (
  targets: readonly (readonly [role: string, name: string])[],
): string | undefined =>
  targets.length > 0 ? targets.map(([role, name]) => `${role} "${name}"`).join(', ') : undefined;

/** Leaves out what does not apply. */
export function withoutAbsent({role, name, ...rest}: AnyFacts): Facts {
  const given = Object.entries(rest).filter(([, value]) => value !== undefined && value !== '');
  return {role, name, ...(Object.fromEntries(given) as Partial<Facts>)};
}

/** Facts of which some may be undefined. */
type AnyFacts = Pick<Facts, 'role' | 'name'> & {readonly [fact in Fact]?: Facts[fact] | undefined};
