import type {Issue} from './issue.js';

/** An issue of a Standard Schema with the fields that only its vendor knows. */
export type VendorIssue = Readonly<Record<string, unknown>> & {readonly message: string};

/** Reads a vendor's own, unchanged message back into an issue; null when the schema's author wrote the message. */
export type ReadVendorIssue = (issue: VendorIssue) => Issue | null;
