import {createInterface} from 'node:readline';
import {answerLine} from './mcp/protocol.mjs';
import {packageVersion} from './package-data.mjs';

export const about =
  'serves the same to coding assistants (Model Context Protocol, over standard input and output)';

export const usage = `life-changers mcp

A server of the Model Context Protocol for the assistant in your editor, which starts it:

  {"mcpServers": {"life-changers": {"command": "npx", "args": ["life-changers", "mcp"]}}}

Its tools are the commands list, info, doc, example, block, and lint, which write nothing. Each answer is about one element
or task. It needs no network.

  --format json   changes nothing: messages are JSON`;

export const options = {};

const INSTRUCTIONS =
  'Life Changers UI: custom elements (lc-*) and React components. Find an element with list_elements, read element_info ' +
  'before you write it, and documentation for a task such as a form or a table. Check changed files with lint_files.';

/** @returns {Promise<import('./run.mjs').Result>} */
export async function run() {
  const {tools, callTool} = await import('./mcp/tools.mjs');
  const server = {
    info: {name: 'life-changers', title: 'Life Changers UI', version: packageVersion()},
    instructions: INSTRUCTIONS,
    tools,
    call: callTool,
  };
  for await (const line of createInterface({input: process.stdin, crlfDelay: Infinity})) {
    const answer = await answerLine(line, server);
    if (answer !== null) process.stdout.write(`${answer}\n`);
  }
  return {output: ''};
}
