import {element} from '../../shared/element.js';
import {makeButton} from '../contender.js';

/**
 * Returns a contender whose menu is an element that contains its button and its items.
 * @param {{title: string}} about
 * @param {{menu: string, item: string}} tags
 * @param {(menu: any) => void} close
 * @returns {import('../contender.js').MenuContender}
 */
export const elementMenu = (about, tags, close) => ({
  ...about,
  create(host, labels) {
    const button = makeButton();
    button.slot = 'trigger';
    const items = labels.map(label => element(tags.item, {}, label));
    const menu = element(tags.menu, {}, button, ...items);
    host.append(menu);
    return {
      isReady: () => button.getBoundingClientRect().height > 0 && items.at(-1).hasUpdated,
      open: () => button.click(),
      close: () => close(menu),
      items: () => items,
    };
  },
});
