/** Wrong use of the command: its message is printed without a stack, and the exit code is 2. */
export class UsageError extends Error {
  name = 'UsageError';
}
