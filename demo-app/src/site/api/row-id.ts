/** Returns the id of a section from its title: `css-parts` for `CSS parts`. */
export const sectionId = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

/** Returns the id of a type's heading: `types-Column`. */
export const typeId = (name: string): string => rowId('types', name);

/** Returns the id of a row from the title of its section and its name. */
export const rowId = (section: string, name: string): string => `${sectionId(section)}-${name}`;
