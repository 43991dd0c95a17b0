/** The buttons and what only shows something in PrimeReact 10. */
import {
  booleanOf,
  contentCode,
  expressionOf,
  literalOf,
  quoted,
  textAttribute,
  textOfChildren,
} from '../../script/jsx-element.mjs';
import {choiceOf, drop, dropWith, leaveWith} from '../../script/prop-rules.mjs';

const SEVERITY = {
  success: 'success',
  info: 'accent',
  warning: 'warning',
  warn: 'warning',
  danger: 'danger',
  error: 'danger',
  secondary: null,
  contrast: null,
};

const severity = choiceOf(
  'variant',
  SEVERITY,
  'Write `variant`: `neutral`, `accent`, `success`, `warning`, or `danger`.',
);

/** @type {Record<string, import('../../script/move-elements.mjs').ElementRule>} */
export const DISPLAY_RULES = {
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
  Tag: {
    to: 'Badge',
    props: {value: () => {}, severity, rounded: 'pill', icon: leaveWith('Write an icon into the `Badge`.')},
    move: valueAsChild,
  },
  Badge: {
    to: 'Badge',
    props: {value: () => {}, severity, size: dropWith('A badge has one size.')},
    move: change => {
      change.add('pill');
      valueAsChild(change);
    },
  },
  Avatar: {
    to: 'Avatar',
    props: {
      image: 'src',
      label: 'name',
      imageAlt: 'name',
      shape: choiceOf('shape', {circle: null, square: 'square'}, 'Write `shape`.'),
      size: choiceOf('size', {normal: null, large: 'lg', xlarge: 'lg'}, 'Write `size`: `sm`, `md`, or `lg`.'),
      icon: leaveWith('An avatar shows a picture, or the initials of `name`.'),
    },
    move: change => {
      if (!change.element.has('shape')) change.add('shape="square"');
    },
  },
  Message: {
    to: 'Callout',
    props: {
      severity: choiceOf(
        'variant',
        {info: null, success: 'success', warn: 'warning', error: 'danger'},
        'Write `variant`: `info`, `success`, `warning`, or `danger`.',
      ),
      text: () => {},
      icon: dropWith('A callout has the icon of its variant.'),
    },
    move: change => childOf(change, 'text'),
  },
  ProgressBar: {
    to: 'Progress',
    props: {
      value: true,
      mode: choiceOf('', {determinate: null}, 'Without `value`, the progress is indeterminate.'),
      showValue: (change, attribute) => {
        if (booleanOf(attribute) === false) change.drop(attribute);
      },
      color: dropWith('Set the custom property for the color.'),
      unit: leaveWith('Write `valueText`.'),
      displayValueTemplate: leaveWith('Write `valueText`.'),
    },
    move: change => {
      const {element} = change;
      if (!element.has('showValue')) change.add('showValue');
      change.note(
        element.opening,
        'without a label',
        'Write `label`, which says what the progress is of.',
        'labels',
      );
    },
  },
  ProgressSpinner: {
    to: 'Spinner',
    props: Object.fromEntries(
      ['style', 'strokeWidth', 'fill', 'animationDuration'].map(name => [
        name,
        dropWith('Write `size`. A spinner has the color of the text.'),
      ]),
    ),
  },
  Divider: {
    to: 'hr',
    props: {
      layout: onlyText('horizontal', 'Write a border in CSS.'),
      type: dropWith('Write it in CSS.'),
      align: drop,
    },
    move: change => {
      if (change.element.children.length > 0)
        change.leave(change.element.opening, 'with children', 'Write a heading.');
      else change.setContent(null);
    },
  },
  FloatLabel: {to: 'div', likeContent: true},
  IconField: {advice: 'Put the icon into the field: `<i slot="prefix" …>` as a child.'},
  InputIcon: {advice: 'Put the icon into the field: `<i slot="prefix" …>` as a child.'},
  InputGroup: {advice: 'Put the text into the slot `prefix` or `suffix` of the field.'},
  Card: {advice: 'Write `Card` with `title`, and children with `slot="footer"` or `slot="media"`.'},
  Panel: {advice: 'Write `Card`, or `Accordion` if users open it.'},
  Fieldset: {advice: 'Write `Fieldset` with `legend`, or `Accordion` if users open it.'},
  Toolbar: {advice: 'Write a `<div>` with your buttons.'},
  Chip: {advice: 'Write `Tag`, with `removable` if users remove it.'},
  Skeleton: {advice: 'Write `Skeleton`.'},
  Timeline: {advice: 'Write `Timeline` with `TimelineItem` children.'},
  Steps: {advice: 'Write `Steps` with `Step` children.'},
  Stepper: {advice: 'Write `Steps` with `Step` children.'},
  BreadCrumb: {advice: 'Write `Breadcrumb`.'},
  Paginator: {advice: 'Write `Pagination`.'},
  Tree: {advice: 'Write `Tree` with `TreeItem` children.'},
  TreeTable: {advice: 'Write `DataTable` with `childrenField`, and import `table-tree`.'},
  DataView: {advice: 'Write a list, or `DataTable`.'},
  Chart: {advice: 'Write `LineChart`, `BarChart`, or `Donut`, or keep a package for charts.'},
  Splitter: {advice: 'Write `SplitPanel`.'},
  Menubar: {advice: 'Write `Navbar`.'},
  PanelMenu: {advice: 'Write `Sidebar` with `SidebarGroup` children.'},
  TabMenu: {advice: 'Write `Tabs` with tabs that have `href`.'},
};

/** Moves a text prop only if it is the default of ours. */
function onlyText(text, advice) {
  return (change, attribute) =>
    literalOf(attribute) === text ? change.drop(attribute) : leaveWith(advice)(change, attribute);
}

function valueAsChild(change) {
  childOf(change, 'value');
}

/** Writes a prop as the child. */
function childOf(change, name) {
  const {element, file} = change;
  const attribute = element.get(name);
  if (!attribute) return;
  if (element.children.length > 0) return leaveWith('Write it as a child.')(change, attribute);
  const text = literalOf(attribute);
  change.drop(attribute, {isKept: true});
  change.setContent(() => {
    if (text === undefined) return contentCode(file, expressionOf(attribute));
    return /[{}<>&]/.test(text) ? `{${quoted(text)}}` : text;
  });
}

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
  const color = literalOf(given);
  if (given && color === undefined) return leaveWith('Write `variant`.')(change, given);
  const flags = ['text', 'link', 'outlined'].filter(name => element.has(name));
  const unsure = flags.find(name => booleanOf(element.get(name)) === undefined);
  if (unsure) return leaveWith('Write `variant`.')(change, element.get(unsure));
  const isOn = name => element.has(name) && booleanOf(element.get(name));
  for (const name of ['severity', ...flags]) if (element.has(name)) change.drop(element.get(name));
  const variant = variantOf(color, isOn);
  const usual = hasText ? 'primary' : 'ghost';
  if (variant !== usual) change.add(`variant="${variant}"`);
  if (['success', 'info', 'warning', 'help', 'contrast'].includes(color))
    change.note(
      given,
      `\`severity="${color}"\``,
      'A button is `primary`, `secondary`, `ghost`, or `danger`.',
    );
  const rounded = element.get('rounded');
  if (rounded && hasText) dropWith('Set `--lc-button-radius`.')(change, rounded);
  else if (rounded) change.rename(rounded, 'round');
  const classes = literalOf(element.get('className')) ?? '';
  if (/\bp-button-/.test(classes))
    change.note(
      element.get('className'),
      `\`${classes}\``,
      'Classes of PrimeReact do nothing now. Write `variant` and `size`.',
    );
}

function variantOf(color, isOn) {
  if (color === 'danger') return 'danger';
  if (isOn('text') || isOn('link')) return 'ghost';
  return isOn('outlined') || color === 'secondary' ? 'secondary' : 'primary';
}

/** A button of PrimeReact submits its form unless it has a `type`; ours does not. */
function keepSubmit(change) {
  const {element} = change;
  if (element.has('type')) return;
  const isInForm = element.ancestors.some(({name}) => name === 'form');
  if (isInForm) change.add('type="submit"');
  else if (!element.has('onClick') && !element.has('aria-haspopup'))
    change.leave(
      element.opening,
      'without `onClick`',
      'Write `onClick`, or `type="submit"` if it submits a form.',
    );
}
