/** The path of the native parity page. */
export const PAGE: string;

/** Returns the text of the page. */
export function parityPage(): Promise<string>;
