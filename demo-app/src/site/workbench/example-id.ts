const idOf = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** Returns the id of an example from its title: `heading-levels` for `Heading levels`. */
export const exampleId = idOf;

/** Returns the id of a state at a glance from its name. A page can have an example with the same name. */
export const stateId = (name: string): string => `state-${idOf(name)}`;
