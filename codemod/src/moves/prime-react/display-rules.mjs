/** What only shows something in PrimeReact 10. */
import {booleanOf, contentCode, expressionOf, literalOf, quoted} from '../../script/jsx-element.mjs';
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
  Card: {
    to: 'Card',
    props: {
      title: cardTitle,
      header: () => {},
      footer: () => {},
      subTitle: leaveWith('Write it as a child.'),
    },
    move: moveCard,
  },
  Panel: {advice: 'Write `Card`, or `Accordion` if users open it.'},
  Fieldset: {advice: 'Write `Fieldset` with `legend`, or `Accordion` if users open it.'},
  Toolbar: {advice: 'Write a `<div>` with your buttons.'},
  Chip: {
    to: 'Tag',
    props: {
      label: () => {},
      removable: true,
      onRemove: true,
      icon: leaveWith('Write an icon into the `Tag`.'),
      image: leaveWith('Write an `Avatar` into the `Tag`.'),
      template: leaveWith('Write the content as children.'),
      removeIcon: drop,
    },
    move: change => childOf(change, 'label'),
  },
  Skeleton: {
    to: 'Skeleton',
    props: {
      shape: choiceOf('shape', {circle: 'circle', rectangle: 'rectangle'}, 'Write `shape`.'),
      animation: drop,
      ...Object.fromEntries(['width', 'height', 'size', 'borderRadius'].map(name => [name, () => {}])),
    },
    move: moveSkeleton,
  },
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

function cardTitle(change, attribute) {
  if (/^JSX/.test(expressionOf(attribute)?.type ?? '')) leaveWith('Write a text.')(change, attribute);
}

/** The picture and the footer are children in slots. */
function moveCard(change) {
  const {element, file} = change;
  const slots = ['header', 'footer'].filter(name => element.has(name));
  if (slots.length === 0) return;
  if (!element.node.closingElement) return leaveWith('Write it as a child.')(change, element.get(slots[0]));
  for (const name of slots) change.drop(element.get(name), {isKept: true});
  change.addContent(() =>
    slots
      .map(name => {
        const content = contentCode(file, expressionOf(element.get(name)));
        return `<div slot="${name === 'header' ? 'media' : 'footer'}">${content}</div>`;
      })
      .join(''),
  );
}

/** Sizes are styles. */
function moveSkeleton(change) {
  const {element, file} = change;
  if (!element.has('shape')) change.add('shape="rectangle"');
  const sizes = ['width', 'height', 'size', 'borderRadius'].filter(name => element.has(name));
  if (sizes.length === 0) return;
  if (element.has('style')) return leaveWith('Write the size in `style`.')(change, element.get(sizes[0]));
  const codeOf = name => {
    const text = literalOf(element.get(name));
    return text === undefined ? file.codeOf(expressionOf(element.get(name))) : quoted(text);
  };
  for (const name of sizes) change.drop(element.get(name), {isKept: true});
  const pairs = sizes.flatMap(name =>
    (name === 'size' ? ['width', 'height'] : [name]).map(key => `${key}: ${codeOf(name)}`),
  );
  change.add(`style={{${pairs.join(', ')}}}`);
}
