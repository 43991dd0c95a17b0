import type {Issue} from './issue.js';

/** An issue of a Standard Schema, with fields specific to the vendor. */
export type VendorIssue = Readonly<Record<string, unknown>> & {readonly message: string};

/**
 * Converts a vendor's default message to an issue. Returns null if the schema's author wrote the message.
 *
 * @param value The invalid value or part, before the schema converted it.
 */
export type ParseVendorIssue = (issue: VendorIssue, value: unknown) => Issue | null;
