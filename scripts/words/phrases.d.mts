export const PHRASES: readonly {readonly pattern: RegExp; readonly instead: string}[];
export const FIXED: readonly {readonly text: string; readonly file?: string}[];
