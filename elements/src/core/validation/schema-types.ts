/** The type of the values that a schema accepts. */
export type InputOf<Schema> = Schema extends {
  readonly '~standard': {readonly types?: (infer Types) | undefined};
}
  ? NonNullable<Types> extends {readonly input: infer Input}
    ? Input
    : unknown
  : OutputOf<Schema>;

/** The type of the values that a schema returns. */
export type OutputOf<Schema> = Schema extends {
  readonly '~standard': {readonly types?: (infer Types) | undefined};
}
  ? NonNullable<Types> extends {readonly output: infer Output}
    ? Output
    : unknown
  : Schema extends {readonly TYPE: infer Output}
    ? Output
    : unknown;
