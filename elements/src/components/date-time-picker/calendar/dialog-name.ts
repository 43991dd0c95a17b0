/** Returns the name of a dialog: that of its field, and what it does. */
export const dialogName = (label: string, name: string): string => (label ? `${label}: ${name}` : name);
