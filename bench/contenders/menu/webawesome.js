import '@awesome.me/webawesome/dist/styles/webawesome.css';
import '@awesome.me/webawesome/dist/components/dropdown/dropdown.js';
import {element} from '../shared/element.js';
import {makeButton} from './contender.js';

/** @type {import('./contender.js').MenuContender} */
export default {
  title: 'Web Awesome',
  create(host, labels) {
    const button = makeButton();
    button.slot = 'trigger';
    const items = labels.map(label => element('wa-dropdown-item', {}, label));
    const menu = element('wa-dropdown', {}, button, ...items);
    host.append(menu);
    return {
      isReady: () => button.getBoundingClientRect().height > 0 && items.at(-1).hasUpdated,
      open: () => button.click(),
      close: () => (menu.open = false),
      items: () => items,
      destroy: () => {},
    };
  },
};
