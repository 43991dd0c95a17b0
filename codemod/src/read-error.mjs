/** A file that cannot be parsed. It is left as it is, and the report says so. */
export class ReadError extends Error {
  name = 'ReadError';
  /** Where in the file. */
  offset;

  /**
   * @param {string} message
   * @param {number} [offset]
   */
  constructor(message, offset = 0) {
    super(message);
    this.offset = offset;
  }
}
