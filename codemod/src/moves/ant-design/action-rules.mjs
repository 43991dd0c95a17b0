/** The buttons, overlays, and messages of Ant Design 4 to 6. */
import {
  expressionOf,
  literalOf,
  textAttribute,
  textOfChildren,
  contentCode,
} from '../../script/jsx-element.mjs';
import {choiceOf, drop, dropWith, leaveWith, onlyIf} from '../../script/prop-rules.mjs';
import {nodesIn} from '../../script/read-script.mjs';

const VARIANTS = {primary: null, default: 'secondary', dashed: 'secondary', text: 'ghost', link: 'ghost'};
const VARIANT = 'Write `variant`: `primary`, `secondary`, `ghost`, or `danger`.';

/** @type {Record<string, import('../../script/move-elements.mjs').ElementRule>} */
export const ACTION_RULES = {
  Button: {
    to: 'Button',
    props: {
      type: () => {},
      danger: () => {},
      htmlType: 'type',
      disabled: true,
      loading: true,
      href: true,
      target: true,
      icon: true,
      ghost: drop,
      shape: dropWith('Set `--lc-button-radius`.'),
      block: dropWith('Set its width in CSS.'),
      size: choiceOf('size', {small: 'sm', middle: null, large: 'lg'}, 'Write `size`: `sm`, `md`, or `lg`.'),
    },
    move: moveButton,
  },
  Modal: {
    to: 'Modal',
    props: {
      open: true,
      visible: 'open',
      title: true,
      onOk: 'onAccept',
      onCancel: 'onHide',
      okText: 'acceptText',
      cancelText: 'cancelText',
      afterClose: 'onAfterHide',
      footer: (change, attribute) => {
        if (expressionOf(attribute)?.type === 'NullLiteral') change.write(attribute, 'showFooter={false}');
        else leaveWith('Write it as a child: `<div slot="footer">…</div>`.')(change, attribute);
      },
      okType: choiceOf(
        'acceptVariant',
        {primary: null, danger: 'danger', default: 'secondary'},
        'Write `acceptVariant`.',
      ),
      width: dropWith('Set `size`, or the custom property for the width.'),
      centered: drop,
      destroyOnClose: drop,
      destroyOnHidden: drop,
      forceRender: drop,
      zIndex: drop,
      maskClosable: onlyIf(true, 'Cancel `onHide` by not setting `open`.'),
      keyboard: onlyIf(true, 'Escape closes each dialog. Cancel `onHide` by not setting `open`.'),
      closable: onlyIf(true, 'A modal always has its close button.'),
      confirmLoading: leaveWith(
        'Call `event.waitUntil(promise)` in `onAccept`, which shows that it is saved.',
      ),
    },
    move: change => {
      if (change.element.has('title')) return;
      change.note(
        change.element.opening,
        'without a heading',
        'Write `title`, which names the modal.',
        'labels',
      );
    },
  },
  Drawer: {
    to: 'Drawer',
    props: {
      open: true,
      visible: 'open',
      title: true,
      onClose: 'onHide',
      placement: choiceOf(
        'placement',
        {right: null, left: 'start', top: 'top', bottom: 'bottom'},
        'Write `placement`.',
      ),
      width: dropWith('Set `--lc-drawer-size`.'),
      height: dropWith('Set `--lc-drawer-size`.'),
      size: drop,
      destroyOnClose: drop,
      destroyOnHidden: drop,
      forceRender: drop,
      maskClosable: onlyIf(true, 'A press on the backdrop closes the drawer.'),
      closable: onlyIf(true, 'A drawer always has its close button.'),
      footer: leaveWith('Write it as a child: `<div slot="footer">…</div>`.'),
      extra: leaveWith('Put it into the slot `footer`.'),
    },
  },
  Alert: {
    to: 'Callout',
    props: {
      type: choiceOf(
        'variant',
        {info: 'info', success: 'success', warning: 'warning', error: 'danger'},
        'Write `variant`.',
      ),
      message: () => {},
      description: () => {},
      showIcon: drop,
      banner: drop,
      closable: 'dismissible',
      onClose: 'onHide',
      icon: dropWith('A callout has the icon of its variant.'),
      action: leaveWith('Write it as a child with `slot="actions"`.'),
    },
    move: moveAlert,
  },
  Card: {
    to: 'Card',
    props: {
      title: true,
      size: drop,
      variant: drop,
      bordered: drop,
      hoverable: drop,
      extra: leaveWith('Write it as a child with `slot="header"`.'),
      cover: leaveWith('Write it as a child with `slot="media"`.'),
      actions: leaveWith('Write it as a child with `slot="footer"`.'),
      loading: leaveWith('Write `Skeleton` as its content.'),
    },
  },
  Tag: {
    to: 'Badge',
    props: {
      color: choiceOf(
        'variant',
        {
          success: 'success',
          green: 'success',
          error: 'danger',
          red: 'danger',
          warning: 'warning',
          orange: 'warning',
          gold: 'warning',
          processing: 'accent',
          blue: 'accent',
          default: null,
        },
        'Write `variant`: `accent`, `success`, `warning`, `danger`, or `neutral`.',
      ),
      bordered: drop,
      icon: leaveWith('Write an icon as a child of the `Badge`.'),
      closable: leaveWith('Write `Tag` with `removable`.'),
    },
  },
  Spin: {
    to: 'Spinner',
    props: {size: choiceOf('size', {small: 'sm', default: null, large: 'lg'}, 'Write `size`.')},
    move: change => {
      if (change.element.children.length > 0)
        change.leave(
          change.element.opening,
          'with content',
          'Write `aria-busy` on the content, and a `Spinner`.',
        );
    },
  },
  Divider: {
    to: 'hr',
    props: {style: true, dashed: drop},
    move: change => {
      if (change.element.children.length > 0)
        change.leave(change.element.opening, 'with a text', 'Write a heading, and `<hr>`.');
    },
  },
  Empty: {advice: 'Write `EmptyState` with `title`.'},
  Tabs: {advice: 'Write `Tabs` with a `Tab` and a `TabPanel` for each.'},
  Collapse: {advice: 'Write `Accordion` with `AccordionItem` children.'},
  Steps: {advice: 'Write `Steps` with `Step` children.'},
  Timeline: {advice: 'Write `Timeline` with `TimelineItem` children.'},
  Tree: {advice: 'Write `Tree` with `TreeItem` children.'},
  Menu: {advice: 'Write `Sidebar` with its links, or `Menu` with `MenuItem` children.'},
  Dropdown: {advice: 'Write `Menu` with `MenuItem` children.'},
  Breadcrumb: {advice: 'Write `Breadcrumb`.'},
  Pagination: {advice: 'Write `Pagination`.'},
  Tooltip: {advice: 'Write `Tooltip` around the element, or with `for`.'},
  Popover: {advice: 'Write `Popover`.'},
  Popconfirm: {advice: 'Write `Modal` with `acceptText`, or `Popover` with two buttons.'},
  Avatar: {advice: 'Write `Avatar` with `name` and `src`.'},
  Badge: {advice: 'Write `Badge` beside the element.'},
  Progress: {advice: 'Write `Progress` with `value` and `label`.'},
  Skeleton: {advice: 'Write `Skeleton` with `lines`.'},
  Segmented: {advice: 'Write `Segmented` with `options` and `label`.'},
  Tour: {advice: 'Write `Tour`.'},
  FloatButton: {advice: 'Write `IconButton`, and place it with CSS.'},
};

/** The text and the look of a button. */
function moveButton(change) {
  const {element} = change;
  const text = textOfChildren(element.node.children);
  const [only, ...others] = element.children;
  const isExpression =
    only?.type === 'JSXExpressionContainer' && others.length === 0 && !hasElement(only.expression);
  if (text !== undefined) change.add(textAttribute('text', text.trim()));
  else if (isExpression) change.add(`text={${change.file.codeOf(only.expression)}}`);
  else
    return change.leave(
      element.opening,
      only ? 'with children' : 'without a text',
      'A button has a `text`; one with only an icon is an `IconButton`.',
    );
  change.setContent(null, {isKept: isExpression});
  const danger = element.get('danger');
  const type = element.get('type');
  if (danger && danger.value !== null) return leaveWith(VARIANT)(change, danger);
  if (danger) {
    change.write(danger, 'variant="danger"');
    if (type) change.drop(type);
  } else if (type) choiceOf('variant', VARIANTS, VARIANT)(change, type);
  else change.add('variant="secondary"');
  if (!element.has('onClick') && !element.has('href') && literalOf(element.get('htmlType')) !== 'submit')
    change.leave(
      element.opening,
      'without `onClick`',
      'Write `onClick`, which a button needs unless it submits a form.',
    );
}

/** The message is the text, or with a description the heading. */
function moveAlert(change) {
  const {element, file} = change;
  const [message, description] = ['message', 'description'].map(name => element.get(name));
  if (!message) return change.leave(element.opening, 'without `message`', 'Write the text as its content.');
  if (!element.has('type')) change.add('variant="info"');
  if (description) change.rename(message, 'title');
  const content = description ?? message;
  change.drop(content, {isKept: true});
  const text = literalOf(content);
  change.setContent(() => text ?? contentCode(file, expressionOf(content)));
}

/** Whether an expression has JSX in it, which is no text. */
const hasElement = expression => [...nodesIn(expression)].some(({node}) => /^JSX/.test(node.type));
