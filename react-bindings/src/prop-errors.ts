/** Throws the spec's errors for a handler that is missing or not a function (section 5). */
export function requireFunction(name: string, value: unknown): void {
  if (value === undefined || value === null) throw new Error(`${name} is mandatory.`);
  checkFunction(name, value);
}

/** Throws the spec's error for a handler that is given and not a function (section 5). */
export function checkFunction(name: string, value: unknown): void {
  if (value !== undefined && value !== null && typeof value !== 'function')
    throw new Error(`${name} must be a function.`);
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
