export function readExample(file: string): {path: string; name: string; source: string}[];
