import '@vaadin/menu-bar';
import {pressKey} from '../../page/keys.js';
import {deepActiveElement} from '../../page/composed.js';
import {element} from '../shared/element.js';

/** @type {import('./contender.js').MenuContender} */
export default {
  title: 'Vaadin',
  note: 'It creates the items when the menu opens.',
  create(host, labels) {
    const bar = element('vaadin-menu-bar', {
      items: [{text: 'Actions', children: labels.map(text => ({text}))}],
    });
    host.append(bar);
    const button = () => bar.querySelector('vaadin-menu-bar-button');
    return {
      isReady: () => (button()?.getBoundingClientRect().height ?? 0) > 0,
      open: () => button().click(),
      close: () => pressKey(deepActiveElement(), 'Escape'),
      items: () => document.querySelectorAll('vaadin-menu-bar-item[role=menuitem]'),
    };
  },
};
