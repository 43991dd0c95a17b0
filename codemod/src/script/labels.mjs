/** Moves `<label htmlFor>` of a control into its `label`. */
import {contentOf, JsxElement, literalOf, textAttribute, textOfChildren} from './jsx-element.mjs';

/**
 * Finds the label of a control by its id in the file. If it is only a text or an expression, it becomes the prop `label`.
 *
 * @param {import('./element-change.mjs').ElementChange} change
 * @param {string} idProp The prop with the id, such as `inputId`.
 * @returns {boolean} Whether there is one.
 */
export function moveLabel(change, idProp) {
  const {element, file} = change;
  const id = idOf(file, element.get(idProp));
  if (id === undefined || element.has('label')) return false;
  const labels = file.nodes
    .filter(({node}) => node.type === 'JSXElement' && node.openingElement.name.name === 'label')
    .map(({node}) => new JsxElement(file, node))
    .filter(label => idOf(file, label.get('htmlFor')) === id);
  if (labels.length !== 1 || !labels[0].isChild) return labels.length > 0;
  const [label] = labels;
  const code = labelCode(file, label);
  if (code === undefined || isBusy(label)) return true;
  change.add(code);
  change.removeNode(label.node);
  return true;
}

/** A label that does something, or has an id that others may refer to, stays. */
const isBusy = label => [...label.attributes.keys()].some(name => /^on|^id$|^ref$|^hidden$/.test(name));

/** Returns an id as its code, so that the same expression is the same id. */
function idOf(file, attribute) {
  if (!attribute?.value) return undefined;
  return literalOf(attribute) ?? file.codeOf(attribute.value);
}

function labelCode(file, label) {
  const text = textOfChildren(label.node.children);
  if (text !== undefined && !/&\w+;/.test(file.codeOf(label.node)))
    return textAttribute('label', text.trim());
  const content = contentOf(label.node.children);
  const [only] = content;
  const isText =
    content.length === 1 && only.type === 'JSXExpressionContainer' && !/^JSX/.test(only.expression.type);
  return isText ? `label={${file.codeOf(only.expression)}}` : undefined;
}
