export const PACKAGES: readonly string[];
export function packingProblems(
  files: readonly string[],
  manifest: object,
  hasSource: (name: string) => boolean,
): string[];
export function problemsOf(folder: string): string[];
export function removeStrayFiles(folder: string): Promise<void>;
