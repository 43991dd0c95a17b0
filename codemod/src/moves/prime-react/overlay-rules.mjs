/** The dialogs, panels, and messages of PrimeReact 10. */
import {contentCode, contentOf, expressionOf, literalOf} from '../../script/jsx-element.mjs';
import {choiceOf, constantOf, drop, dropWith, leaveWith, onlyIf} from '../../script/prop-rules.mjs';

const DIALOG = {
  visible: 'open',
  onHide: true,
  onShow: 'onAfterShow',
  header: title,
  appendTo: drop,
  baseZIndex: drop,
  blockScroll: drop,
  closeIcon: drop,
  transitionOptions: drop,
  style: dropWith('Set `size`, or the custom property for the width.'),
  maskClassName: dropWith('Style the part `dialog` and its `::backdrop`.'),
  maskStyle: dropWith('Style the part `dialog` and its `::backdrop`.'),
  modal: onlyIf(true, 'A dialog always blocks the page. Beside the content, write `Drawer` with `inline`.'),
  closeOnEscape: onlyIf(true, 'Escape closes each dialog. Cancel `onHide` by not setting `open`.'),
  content: leaveWith('Write the content as children.'),
  icons: leaveWith('Put buttons into the slot `footer`.'),
};

/** @type {Record<string, import('../../script/move-elements.mjs').ElementRule>} */
export const OVERLAY_RULES = {
  Dialog: {
    to: 'Modal',
    props: {
      ...DIALOG,
      footer: () => {},
      breakpoints: drop,
      draggable: drop,
      resizable: drop,
      dismissableMask: drop,
      focusOnShow: drop,
      keepInViewport: drop,
      ariaCloseIconLabel: drop,
      maximizable: dropWith('A modal has no button for the whole window.'),
      position: dropWith('A modal is in the middle. At a side, write `Drawer`.'),
      contentStyle: dropWith('Style the part `body`.'),
      contentClassName: dropWith('Style the part `body`.'),
      headerStyle: dropWith('Style the part `header`.'),
      headerClassName: dropWith('Style the part `header`.'),
      footerClassName: dropWith('Style the part `footer`.'),
      closable: onlyIf(true, 'A modal always has its close button.'),
      showCloseIcon: onlyIf(true, 'A modal always has its close button.'),
      showHeader: onlyIf(true, 'A modal always has a heading, which names it.'),
    },
    move: moveFooter,
  },
  Sidebar: {
    to: 'Drawer',
    props: {
      ...DIALOG,
      position: choiceOf(
        'placement',
        {left: 'start', right: null, top: 'top', bottom: 'bottom'},
        'Write `placement`: `start`, `end`, `top`, or `bottom`.',
      ),
      dismissable: onlyIf(true, 'A press on the backdrop closes the drawer.'),
      showCloseIcon: onlyIf(true, 'A drawer always has its close button.'),
      fullScreen: onlyIf(false, 'Set `--lc-drawer-size: 100%`.'),
      ariaCloseLabel: drop,
    },
    move: change => {
      if (!change.element.has('position')) change.add('placement="start"');
      if (!change.element.has('header'))
        change.note(
          change.element.opening,
          'without a heading',
          'Write `title`, which names the drawer.',
          'labels',
        );
    },
  },
  TabView: {
    to: 'Tabs',
    props: {
      scrollable: drop,
      renderActiveOnly: drop,
      activeIndex: leaveWith('Write `active` with the name of a panel, and `onAfterTabChange`.'),
      onTabChange: leaveWith('Write `onAfterTabChange`, whose `event.detail` names the panel.'),
      onBeforeTabChange: leaveWith('Write `onTabChange`, which can be canceled.'),
      panelContainerClassName: dropWith('Style the part `body`.'),
      panelContainerStyle: dropWith('Style the part `body`.'),
    },
    move: moveTabs,
  },
  TabPanel: {
    to: 'TabPanel',
    within: 'TabView',
    props: {
      header: () => {},
      leftIcon: () => {},
      disabled: () => {},
      closable: onlyIf(false, 'Tabs cannot be closed by users.'),
      headerTemplate: leaveWith('Write the content of the `Tab`.'),
      rightIcon: leaveWith('Write an icon into the `Tab`.'),
      visible: leaveWith('Render the `Tab` and its `TabPanel` only if they are visible.'),
      headerClassName: dropWith('Write `className` of the `Tab`.'),
      headerStyle: dropWith('Write `className` of the `Tab`.'),
      contentClassName: dropWith('Write `className` of the `TabPanel`.'),
      contentStyle: dropWith('Write `className` of the `TabPanel`.'),
    },
  },
  Accordion: {
    to: 'Accordion',
    props: {
      multiple: true,
      activeIndex: () => {},
      expandIcon: dropWith('The arrow is always the same.'),
      collapseIcon: dropWith('The arrow is always the same.'),
      onTabChange: leaveWith('Write `onShow` and `onHide` of the items.'),
      onTabOpen: leaveWith('Write `onShow` of the items.'),
      onTabClose: leaveWith('Write `onHide` of the items.'),
    },
    move: openItems,
  },
  AccordionTab: {
    to: 'AccordionItem',
    within: 'Accordion',
    props: {
      header: title,
      disabled: true,
      headerTemplate: leaveWith('Write a heading with `slot="heading"`.'),
      headerClassName: dropWith('Style the part `heading`.'),
      headerStyle: dropWith('Style the part `heading`.'),
      contentClassName: dropWith('Style the part `content`.'),
      contentStyle: dropWith('Style the part `content`.'),
    },
  },
  ConfirmDialog: {advice: 'Write `Modal` with `acceptText`, `acceptVariant="danger"`, and `onAccept`.'},
  ConfirmPopup: {advice: 'Write `Popover` with two buttons, or `Modal` with `acceptText`.'},
  OverlayPanel: {advice: 'Write `Popover`.'},
  Menu: {advice: 'Write `Menu` with `MenuItem` children.'},
  TieredMenu: {advice: 'Write `Menu` with `MenuItem` children.'},
  SplitButton: {advice: 'Write `Button` and a `Menu` beside it.'},
  Tooltip: {advice: 'Write `Tooltip` around the element, or with `for`.'},
};

/** A heading: a text, or an expression that is one. */
function title(change, attribute) {
  const expression = expressionOf(attribute);
  const known = constantOf(change.file, expression);
  const isNode = /^(JSX|Arrow|Function)/.test(known?.type ?? '');
  if (isNode)
    leaveWith('Write a heading with `slot="heading"` as a child, or a text in `title`.')(change, attribute);
  else change.rename(attribute, 'title');
}

/** The footer is a child; without one, ours would have two buttons. */
function moveFooter(change) {
  const {element, file} = change;
  const {node, opening} = element;
  if (!element.has('header'))
    change.note(opening, 'without a heading', 'Write `title`, which names the modal.', 'labels');
  const footer = element.get('footer');
  if (!footer) return change.add('showFooter={false}');
  const expression = expressionOf(footer);
  const known = constantOf(file, expression);
  if (/Function/.test(known?.type ?? ''))
    return leaveWith('Write it as a child: `<div slot="footer">…</div>`.')(change, footer);
  if (!node.closingElement) return leaveWith('Write the content as children.')(change, footer);
  change.drop(footer, {isKept: true});
  change.addContent(() => `<div slot="footer">${contentCode(file, expression)}</div>`);
}

/** Gives each panel its tab before it. */
function moveTabs(change) {
  const {element, file} = change;
  const names = new Set();
  if (!element.has('aria-label'))
    change.note(element.opening, 'without a name', 'Name the tabs with `aria-label`.', 'labels');
  for (const child of contentOf(element.node.children)) {
    const opening = child.openingElement;
    if (opening?.name.name === undefined || child.type !== 'JSXElement')
      return change.leave(child, 'with other children', 'Write a `Tab` and a `TabPanel` for each.');
    const get = name => opening.attributes.find(one => one.name?.name === name);
    const header = get('header');
    if (!header)
      return change.leave(child, 'with a panel without `header`', 'Write a `Tab` and a `TabPanel`.');
    const text = literalOf(header);
    const name = panelName(text ?? 'panel', names);
    const icon = get('leftIcon') && literalOf(get('leftIcon'));
    if (get('leftIcon') && icon === undefined)
      return change.leave(child, '`leftIcon`', 'Write an icon with `slot="icon"` into the `Tab`.', 'props');
    const label = text ?? `{${file.codeOf(expressionOf(header))}}`;
    const disabled = get('disabled') ? ` ${file.codeOf(get('disabled'))}` : '';
    const mark = icon ? `<i slot="icon" className="${icon}" aria-hidden="true" />` : '';
    const space = /[ \t]*$/.exec(file.text.slice(0, child.start))[0];
    change.edit(edits => {
      const tab = file.want('Tab', '@life-changers/react');
      edits.appendLeft(child.start, `<${tab} panel="${name}"${disabled}>${mark}${label}</${tab}>\n${space}`);
      edits.overwrite(header.start, header.end, `name="${name}"`);
      for (const one of [get('leftIcon'), get('disabled')]) if (one) edits.remove(one.start - 1, one.end);
    });
    change.props += 1;
  }
}

function panelName(text, names) {
  const plain =
    text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'panel';
  let name = plain;
  for (let number = 2; names.has(name); number += 1) name = `${plain}-${number}`;
  names.add(name);
  return name;
}

/** Opens the items that are open at first. */
function openItems(change) {
  const {element} = change;
  const attribute = element.get('activeIndex');
  if (!attribute) return;
  const index = expressionOf(attribute);
  const items = contentOf(element.node.children).filter(({type}) => type === 'JSXElement');
  const item = index?.type === 'NumericLiteral' ? items[index.value] : undefined;
  if (!item || items.length !== contentOf(element.node.children).length)
    return leaveWith('Write `open` of the items.')(change, attribute);
  change.drop(attribute);
  const {name, attributes} = item.openingElement;
  change.edit(edits => edits.appendLeft((attributes.at(-1) ?? name).end, ' open'));
}
