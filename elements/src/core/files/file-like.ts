/** The properties of a `File` that the checks read. */
export interface FileLike {
  readonly name: string;
  /** The size in bytes. */
  readonly size: number;
  /** The MIME type in lowercase, or `''` if the system does not know it. */
  readonly type: string;
}
