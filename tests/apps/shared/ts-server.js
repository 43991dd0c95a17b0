/** Talks to the TypeScript language server, like an editor does. */
import {spawn} from 'node:child_process';

/** A place in a file, as the server counts: from 1. */
const positionOf = (text, offset) => {
  const lines = text.slice(0, offset).split('\n');
  return {line: lines.length, offset: lines.at(-1).length + 1};
};

export class TsServer {
  #process;
  #sequence = 0;
  #answers = new Map();
  #texts = new Map();
  #received = '';

  /** @param tsserver The path of the server's script. */
  constructor(tsserver, options = []) {
    const words = [tsserver, '--disableAutomaticTypingAcquisition', ...options];
    this.#process = spawn(process.execPath, words, {stdio: ['pipe', 'pipe', 'inherit']});
    this.#process.stdout.setEncoding('utf8').on('data', text => this.#receive(text));
  }

  /**
   * Shows a file in the editor. It need not be on the disk.
   *
   * @param projectRootPath where the server stops looking for a configuration: without it, it reads that of a folder above
   */
  open(file, text, projectRootPath) {
    this.#texts.set(file, text);
    this.#send('open', {file, fileContent: text, projectRootPath});
  }

  /** The names that the editor offers after the first occurrence of a text. */
  async completions(file, after) {
    const result = await this.request('completionInfo', this.#after(file, after));
    return (result?.entries ?? []).map(({name}) => name);
  }

  /** The documentation that the editor shows for the last character of a text. */
  async hover(file, on) {
    const {line, offset, ...rest} = this.#after(file, on);
    const {documentation} = await this.request('quickinfo', {...rest, line, offset: offset - 1});
    return typeof documentation === 'string' ? documentation : documentation.map(({text}) => text).join('');
  }

  /** The errors of a file, each with the text that the editor underlines. */
  async errors(file) {
    const found = await this.request('semanticDiagnosticsSync', {file});
    const lines = this.#texts.get(file).split('\n');
    return found.map(({start, end, text}) => ({
      at: lines[start.line - 1].slice(start.offset - 1, end.line === start.line ? end.offset - 1 : undefined),
      text,
    }));
  }

  /** Sends a request. Resolves with the body of the answer. */
  request(command, args) {
    return new Promise((resolve, reject) => this.#answers.set(this.#send(command, args), {resolve, reject}));
  }

  close() {
    this.#process.kill();
  }

  #after(file, text) {
    const whole = this.#texts.get(file);
    const index = whole.indexOf(text);
    if (index < 0) throw new Error(`${text} is not in ${file}.`);
    return {file, ...positionOf(whole, index + text.length)};
  }

  #send(command, args) {
    const seq = ++this.#sequence;
    this.#process.stdin.write(`${JSON.stringify({seq, type: 'request', command, arguments: args})}\n`);
    return seq;
  }

  /** Each message is a line after a header. */
  #receive(text) {
    const lines = (this.#received + text).split('\n');
    this.#received = lines.pop();
    for (const line of lines.filter(line => line.startsWith('{'))) {
      const {type, request_seq: sequence, success, body, message} = JSON.parse(line);
      const answer = type === 'response' ? this.#answers.get(sequence) : undefined;
      if (answer === undefined) continue;
      this.#answers.delete(sequence);
      if (success || message === 'No content available.') answer.resolve(body);
      else answer.reject(new Error(message));
    }
  }
}
