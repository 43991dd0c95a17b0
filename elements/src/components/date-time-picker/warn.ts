/** Tells the page's author about bad input (`LcElement.warn`). */
export type Warn = (message: string, cause?: unknown) => void;
