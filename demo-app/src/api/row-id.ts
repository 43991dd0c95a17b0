/** The address of a section inside its page: `CSS parts` is `css-parts`. */
export const sectionId = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

/** The address of a row inside its page, by the title of its section and its name. */
export const rowId = (section: string, name: string): string => `${sectionId(section)}-${name}`;
