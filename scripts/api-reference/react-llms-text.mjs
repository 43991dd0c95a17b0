import {oneLine} from '../lib/manifest.mjs';

/**
 * Returns the `llms.txt` of the React package: every component with its props, and the functions, in plain Markdown
 * (llmstxt.org).
 *
 * @param references the API reference of each element
 * @param functions the hooks and other functions, from `readReactComponents`
 */
export function reactLlmsText(references, functions, {name, description}) {
  const components = references.filter(({reactProps}) => reactProps.length > 0).map(component);
  return [`# ${name}`, `> ${description}`, usage(name), ...components, hooks(functions)].join('\n\n') + '\n';
}

const usage =
  name => `Import components and hooks from the package: \`import {Button, useToast} from '${name}'\`. Load the
tokens once: \`import '@life-changers/elements/styles/life-changers.css'\`. Rules and \`validate\` are in
\`@life-changers/elements/core/validation\`.

Some props have other names than the properties of the custom elements. Unless noted otherwise, every component also
accepts \`ref\` (the element, with the methods listed), \`className\`, \`id\`, \`style\`, \`slot\`, \`aria-*\`, \`data-*\`, and
React's own events.`;

function component({react, tag, summary, reactProps, isReactElement, methods}) {
  return [
    `## ${react}`,
    `${summary} It renders \`<${tag}>\`.${isReactElement ? '' : ' It accepts only the props below.'}`,
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
