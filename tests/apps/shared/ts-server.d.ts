export interface EditorError {
  /** The text that the editor underlines. */
  readonly at: string;
  readonly text: string;
}

export declare class TsServer {
  constructor(tsserver: string, options?: readonly string[]);
  open(file: string, text: string, projectRootPath?: string): void;
  completions(file: string, after: string): Promise<readonly string[]>;
  hover(file: string, on: string): Promise<string>;
  errors(file: string): Promise<readonly EditorError[]>;
  request(command: string, args: object): Promise<unknown>;
  close(): void;
}
