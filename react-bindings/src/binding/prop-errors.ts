/** Throws if a required handler is missing or not a function. */
export function requireFunction(name: string, value: unknown): void {
  if (value === undefined || value === null) throw new Error(`${name} is mandatory.`);
  checkFunction(name, value);
}

/** Throws if an optional handler is not a function. */
export function checkFunction(name: string, value: unknown): void {
  if (value !== undefined && value !== null && typeof value !== 'function')
    throw new Error(`${name} must be a function.`);
}

/** Throws "… is mandatory." if a text is missing or empty. */
export function requireText(name: string, value: unknown): void {
  if (value === undefined || value === null || value === '') throw new Error(`${name} is mandatory.`);
}

/** Throws "… must be provided as a prop." if a text is missing or empty. */
export function requireProvidedText(name: string, value: unknown): void {
  if (value === undefined || value === null || value === '')
    throw new Error(`${name} must be provided as a prop.`);
}
