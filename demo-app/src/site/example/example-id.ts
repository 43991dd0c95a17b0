/** Returns the id of an example from its title: `heading-levels` for `Heading levels`. */
export const exampleId = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
