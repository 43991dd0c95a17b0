export function nameProblem(name: string | undefined, taken: readonly string[]): string | undefined;
export function namesOf(name: string): Record<string, string>;
