export function sharedSheet(stylesByTag: Readonly<Record<string, readonly string[]>>): string;
