export function withSelectors(css: string, change: (selectors: string[]) => string[]): string;
export function splitSelectors(list: string): string[];
