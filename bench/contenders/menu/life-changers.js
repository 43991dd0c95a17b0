import '@life-changers/elements/menu';
import '@life-changers/elements/menu-item';
import {element} from '../shared/element.js';
import {makeButton} from './contender.js';

/** @type {import('./contender.js').MenuContender} */
export default {
  title: 'Life Changers',
  create(host, labels) {
    const button = makeButton();
    button.slot = 'trigger';
    const items = labels.map(label => element('lc-menu-item', {}, label));
    const menu = element('lc-menu', {}, button, ...items);
    host.append(menu);
    return {
      isReady: () => button.getBoundingClientRect().height > 0 && items.at(-1).hasUpdated,
      open: () => button.click(),
      close: () => menu.hide(),
      items: () => items,
      destroy: () => {},
    };
  },
};
