/** Throws the spec's errors of a handler that is missing or no function (section 5). */
export function requireFunction(name: string, value: unknown): void {
  if (value === undefined || value === null) throw new Error(`${name} is mandatory.`);
  if (typeof value !== 'function') throw new Error(`${name} must be a function.`);
}

/** Throws the spec's error of a text that is missing or empty (section 5). */
export function requireText(name: string, value: unknown): void {
  if (value === undefined || value === null || value === '') throw new Error(`${name} is mandatory.`);
}

/** Throws the spec's other error of a text that is missing or empty (section 5). */
export function requireProvidedText(name: string, value: unknown): void {
  if (value === undefined || value === null || value === '')
    throw new Error(`${name} must be provided as a prop.`);
}
