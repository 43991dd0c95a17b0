import {oneLine} from '../lib/manifest.mjs';

/**
 * The text of the React package's `llms.txt`: every component with its props under their React names, and the
 * functions, in plain Markdown (llmstxt.org).
 *
 * @param references what the API pages show of each element
 * @param functions the hooks and other functions, as `readReactComponents` gives them
 */
export function reactLlmsText(references, functions, {name, description}) {
  const components = references.filter(({reactProps}) => reactProps.length > 0).map(component);
  return [`# ${name}`, `> ${description}`, usage(name), ...components, hooks(functions)].join('\n\n') + '\n';
}

const usage =
  name => `Import components and hooks from the package: \`import {Button, useToast} from '${name}'\`. Load the
tokens once: \`import '@life-changers/elements/styles/life-changers.css'\`. Rules and \`validate\` are in
\`@life-changers/elements/core/validation\`.

Props have the names below, which are not always those of the custom elements. Every component also takes \`ref\` (the
element, with the methods listed), \`className\`, \`id\`, \`style\`, \`slot\`, \`aria-*\`, \`data-*\` and React's own events,
unless it says otherwise.`;

function component({react, tag, summary, reactProps, isReactElement, methods}) {
  return [
    `## ${react}`,
    `${summary} It renders \`<${tag}>\`.${isReactElement ? '' : ' It takes the props below and no others.'}`,
    `### Props\n\n${reactProps.map(prop).join('\n')}`,
    isReactElement && methods.length > 0 && `### Methods of the ref\n\n${methods.map(method).join('\n')}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

function prop({name, type, required, default: standard, description}) {
  const start = `- \`${name}\` \`${type}\`${required ? ' (required)' : ''}${standard ? ` = \`${standard}\`` : ''}`;
  return withText(start.replace('``', '`'), description);
}

const method = ({name, type, description}) => withText(`- \`${name}\` \`${type}\``, description);

const hooks = functions =>
  `## Functions\n\n${functions.map(({name, type, description}) => withText(`- \`${name}${type}\``, description)).join('\n')}`;

const withText = (start, description) => (description ? `${start}: ${oneLine(description)}` : start);
