/** The path of the page of native parity. */
export const PAGE: string;

/** The page as it has to be. */
export function parityPage(): Promise<string>;
