/** What the checks read of a `File`. */
export interface FileLike {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Its MIME type in lower case; `''` when the system does not know it. */
  readonly type: string;
}
