/** An issue at a field, as a server returns it. */
export interface ServerIssue {
  path: string;
  message: string;
}

/** Simulates your server, which refuses one email address. Replace it with your `fetch`. */
export async function saveSettings(values: {readonly email?: unknown}): Promise<ServerIssue[]> {
  await new Promise(resolve => setTimeout(resolve, 400));
  return values.email === 'team@northlight.example'
    ? [{path: 'email', message: 'Another member uses this email address.'}]
    : [];
}
