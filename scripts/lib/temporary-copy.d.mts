export function makeTemporaryCopy(): Promise<{folder: string; remove(): Promise<void>}>;
