/**
 * What Chromium tells assistive technology in the main flows: after each step, the element with the focus, and what live
 * regions say. How a screen reader words it is not tested.
 */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import type {ChromiumEngine} from './engines/chromium.js';
import type {Facts} from './engines/engine.js';
import {FLOWS, type Flow, type Step} from './flows.js';

/** How long nothing changes before a step is over, in milliseconds. Some announcements wait for a pause. */
const PAUSE = 600;

const FOLDER = new URL('./transcripts/', import.meta.url);

/** Compares the transcripts with their files, or writes these. Returns the differences. */
export async function compareTranscripts(engine: ChromiumEngine, isUpdate: boolean): Promise<string[]> {
  const differences: string[] = [];
  for (const flow of FLOWS) {
    const file = fileURLToPath(new URL(`${flow.name}.txt`, FOLDER));
    const text = `${(await transcriptOf(engine, flow)).join('\n')}\n`;
    if (isUpdate) {
      mkdirSync(FOLDER, {recursive: true});
      writeFileSync(file, text);
    } else {
      const expected = existsSync(file) ? readFileSync(file, 'utf8') : '';
      if (text !== expected) differences.push(`${flow.name}: ${firstDifference(expected, text)}`);
    }
  }
  return differences;
}

async function transcriptOf(engine: ChromiumEngine, {html, script, steps}: Flow): Promise<string[]> {
  await engine.run(`await show(${JSON.stringify({html})}); document.activeElement?.blur()`);
  if (script !== undefined) await engine.run(script);
  await engine.run('await rendered()');
  let said = await liveTexts(engine);
  let around: string[] = [];
  const lines: string[] = [];
  for (const step of steps) {
    lines.push(titleOf(step));
    await (typeof step === 'string' ? engine.press(step) : engine.type(step.text));
    const [facts, texts] = await settled(engine);
    lines.push(`  ${describe(facts)}`);
    const containers = (await engine.readContainers()).map(({role, name}) => `${role} "${name}"`);
    for (const container of containers) if (!around.includes(container)) lines.push(`  in ${container}`);
    around = containers;
    for (const text of texts) if (!said.includes(text)) lines.push(`  ${text}`);
    said = texts;
  }
  return lines;
}

/** Waits until nothing has changed for a pause. */
async function settled(engine: ChromiumEngine): Promise<[Facts, string[]]> {
  let last = '';
  for (;;) {
    await engine.run(`await rendered(); await new Promise(resolve => setTimeout(resolve, ${PAUSE}))`);
    const now = [await engine.readFocused(), await liveTexts(engine)] as [Facts, string[]];
    const text = JSON.stringify(now);
    if (text === last) return now;
    last = text;
  }
}

const liveTexts = (engine: ChromiumEngine) => engine.run('return liveTexts()') as Promise<string[]>;

const titleOf = (step: Step) => (typeof step === 'string' ? step : `"${step.text}"`);

/** Returns what is reported as a line: the role, the name, and then what applies. */
function describe({role, name, ...rest}: Facts): string {
  const more = Object.entries(rest).map(([fact, value]) =>
    value === true ? fact : `${fact} ${String(value)}`,
  );
  return [`${role} "${name}"`, ...more].join(', ');
}

function firstDifference(expected: string, text: string): string {
  const [before, after] = [expected, text].map(lines => lines.split('\n')) as [string[], string[]];
  const line = after.findIndex((shown, index) => shown !== before[index]);
  const at = line === -1 ? after.length : line;
  return `line ${at + 1} is "${after[at] ?? ''}" instead of "${before[at] ?? ''}"`;
}
