/** The `lc-issues` events whose issues a summary shows, so that the form does not show those without a field itself. */
export const listedIssues = new WeakSet<Event>();
