/** Writes the results of a suite as Markdown: a table for each variant, with a row for each job. */
import {short} from './numbers.mjs';

/** @param {object} result */
export function markdownOf(result) {
  const {title, about, rounds, date, commit, machine} = result;
  const measured = [
    `Measured on ${date.slice(0, 10)} at commit ${commit}`,
    `${machine.cpu}, ${machine.cores} cores, ${machine.memory}, ${machine.system}`,
    ...(machine.browser ? [machine.browser] : []),
    `Node ${machine.node}`,
    `load ${machine.load} at the end`,
  ];
  const method =
    rounds > 1
      ? `Median of ${rounds} rounds (lowest – highest); after ×, the ratio to the floor.`
      : 'After ×, the ratio to the floor.';
  const parts = [
    `# ${title}`,
    about,
    `${measured.join('; ')}.`,
    method,
    ...result.variants.flatMap(variant => [`## ${variant.title}`, tableOf(result, variant)]),
    '## Contenders',
    contendersOf(result),
  ];
  return `${parts.join('\n\n')}\n`;
}

function tableOf({jobs, contenders, rounds}, variant) {
  const names = Object.keys(variant.contenders);
  const head = ['', ...names.map(name => contenders[name].title)];
  const rows = jobs
    .filter(job => names.some(name => variant.contenders[name][job.id]?.median !== undefined))
    .map(job => [
      `${job.title} (${job.unit})`,
      ...names.map(name => cell(variant.contenders[name][job.id], name, rounds)),
    ]);
  return [row(head), row(['---', ...names.map(() => '---:')]), ...rows.map(row)].join('\n');
}

function cell(value, name, rounds) {
  if (value?.median === undefined) return '–';
  const range = rounds > 1 ? ` (${short(value.min)} – ${short(value.max)})` : '';
  const ratio = value.ratio === undefined || name === 'floor' ? '' : ` ×${short(value.ratio)}`;
  return `${short(value.median)}${range}${ratio}`;
}

/** Lists the versions, the notes, and what was not measured, with the reason. */
function contendersOf({contenders, variants}) {
  return Object.entries(contenders)
    .map(([name, {title, note, versions}]) => {
      const packages = Object.entries(versions).map(([key, version]) => `${key} ${version}`);
      const reasons = variants.flatMap(({contenders: all}) =>
        Object.values(all[name] ?? {}).map(({missing}) => missing),
      );
      const facts = [note, ...new Set(reasons.filter(Boolean))].filter(Boolean);
      return `- **${title}**: ${[...facts, packages.join(', ') || 'no packages'].join(' ')}`;
    })
    .join('\n');
}

const row = cells => `| ${cells.map(text => text.replaceAll('|', '\\|')).join(' | ')} |`;
