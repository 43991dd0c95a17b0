/** The buttons of PrimeReact 10. */
import {
  booleanOf,
  expressionOf,
  literalOf,
  textAttribute,
  textOfChildren,
} from '../../script/jsx-element.mjs';
import {choiceOf, drop, dropWith, leaveWith} from '../../script/prop-rules.mjs';

/** @type {Record<string, import('../../script/move-elements.mjs').ElementRule>} */
export const BUTTON_RULES = {
  Button: {
    props: {
      label: 'text',
      type: true,
      disabled: true,
      loading: true,
      name: true,
      value: true,
      form: true,
      formAction: true,
      autoFocus: true,
      icon: () => {},
      severity: () => {},
      text: () => {},
      link: () => {},
      outlined: () => {},
      title: () => {},
      tooltip: () => {},
      tooltipOptions: drop,
      rounded: () => {},
      raised: dropWith('Buttons have no shadow.'),
      plain: drop,
      size: choiceOf('size', {small: 'sm', large: 'lg'}, 'Write `size`: `sm`, `md`, or `lg`.'),
      iconPos: (change, attribute) => {
        if (literalOf(attribute) === 'left') change.drop(attribute);
        else
          leaveWith('The prop `icon` is before the text. Write an icon with `slot="suffix"`.')(
            change,
            attribute,
          );
      },
      loadingIcon: dropWith('A loading button shows its own spinner.'),
      visible: leaveWith('Render the button only if it is visible.'),
      badge: leaveWith('Write a `Badge` beside the button.'),
      ref: leaveWith('The `ref` of our component is the element.'),
    },
    move: moveButton,
  },
};

/** The name and the look of a button. */
function moveButton(change) {
  const {element, file} = change;
  const {opening} = element;
  const label = element.get('label');
  const children = textOfChildren(element.node.children);
  if (element.children.length > 0 && (label || children === undefined))
    return change.leave(opening, 'with children', 'A button has a `text`, and an `icon` before it.');
  if (children !== undefined && /&\w+;/.test(file.codeOf(element.node)))
    return change.leave(opening, 'with children', 'Write `text`.');
  const hasText = label !== undefined || children !== undefined;
  if (children !== undefined) {
    change.add(textAttribute('text', children.trim()));
    change.setContent(null);
  }
  if (hasText) change.become('Button');
  else nameIconButton(change);
  moveIcon(change, hasText);
  moveLook(change, hasText);
  keepSubmit(change);
}

/** A button with only an icon has its name from `aria-label`, `tooltip`, or `title`. */
function nameIconButton(change) {
  const {element} = change;
  const [name, ...others] = ['aria-label', 'tooltip', 'title'].filter(one => element.has(one));
  if (!element.has('icon')) return change.leave(element.opening, 'without a text', 'Write `text`.');
  if (name === undefined)
    return change.leave(
      element.opening,
      'without a name',
      'Write `IconButton` with `text`, its name and tooltip.',
    );
  change.rename(element.get(name), 'text');
  for (const other of others) change.drop(element.get(other));
  change.become('IconButton');
}

/** PrimeIcons stay: they are a style sheet of the page, and work in a slot. */
function moveIcon(change, hasText) {
  const {element, file} = change;
  if (hasText)
    for (const name of ['tooltip', 'title'])
      if (element.has(name)) leaveWith('Write a `Tooltip` around the button.')(change, element.get(name));
  const attribute = element.get('icon');
  if (!attribute) return;
  const text = literalOf(attribute);
  const code = text === undefined ? undefined : `<i className="${text}" aria-hidden="true" />`;
  const expression = expressionOf(attribute);
  const isNode = expression?.type === 'JSXElement';
  if (code === undefined && !isNode)
    return leaveWith('Write an element, such as `icon={<i className={icon} />}`.')(change, attribute);
  if (hasText) {
    if (code) change.write(attribute, `icon={${code}}`);
    return;
  }
  change.drop(attribute, {isKept: true});
  change.setContent(() => code ?? file.editedCode(expression));
}

/** One variant from `severity`, `text`, `link`, and `outlined`. */
function moveLook(change, hasText) {
  const {element} = change;
  const given = element.get('severity');
  const classes = classesOf(change);
  const color = literalOf(given) ?? classes.find(one => COLORS.includes(one));
  if (given && color === undefined) return leaveWith('Write `variant`.')(change, given);
  const flags = ['text', 'link', 'outlined'].filter(name => element.has(name));
  const unsure = flags.find(name => booleanOf(element.get(name)) === undefined);
  if (unsure) return leaveWith('Write `variant`.')(change, element.get(unsure));
  const isOn = name => classes.includes(name) || (element.has(name) && booleanOf(element.get(name)));
  for (const name of ['severity', ...flags]) if (element.has(name)) change.drop(element.get(name));
  const variant = variantOf(color, isOn);
  const usual = hasText ? 'primary' : 'ghost';
  if (variant !== usual) change.add(`variant="${variant}"`);
  if (!['primary', 'secondary', 'danger', undefined].includes(color))
    change.note(
      given ?? element.opening,
      `\`severity="${color}"\``,
      'A button is `primary`, `secondary`, `ghost`, or `danger`.',
    );
  const rounded = element.get('rounded');
  if (rounded && hasText) dropWith('Set `--lc-button-radius`.')(change, rounded);
  else if (rounded) change.rename(rounded, 'round');
}

const COLORS = ['secondary', 'success', 'info', 'warning', 'danger', 'help', 'contrast'];

/** Classes of older versions, such as `p-button-text`, are props now. Returns what they say, and removes them. */
function classesOf(change) {
  const attribute = change.element.get('className');
  const all = (literalOf(attribute) ?? '').split(/\s+/);
  const found = all.filter(one => one.startsWith('p-button-'));
  if (found.length === 0) return [];
  const kept = all.filter(one => !found.includes(one)).join(' ');
  if (kept === '') change.drop(attribute);
  else change.write(attribute, `className="${kept}"`);
  const names = found.map(one => one.slice('p-button-'.length));
  const size = {sm: 'sm', lg: 'lg'}[names.find(one => one === 'sm' || one === 'lg')];
  if (size) change.add(`size="${size}"`);
  return names;
}

function variantOf(color, isOn) {
  if (color === 'danger') return 'danger';
  if (isOn('text') || isOn('link')) return 'ghost';
  return isOn('outlined') || color === 'secondary' ? 'secondary' : 'primary';
}

/** A button of PrimeReact submits its form unless it has a `type`; ours does not. */
function keepSubmit(change) {
  const {element} = change;
  const type = element.get('type');
  if (type && literalOf(type) === 'button' && !element.has('onClick'))
    change.leave(
      type,
      'without `onClick`',
      'Write `onClick`, which a button needs unless it submits a form.',
    );
  if (type) return;
  const isInForm = element.ancestors.some(({name}) => name === 'form');
  if (isInForm || !element.has('onClick')) change.add('type="submit"');
}
