import {Menu, MenuItem} from '@life-changers/react';
import {createElement as h} from 'react';
import {renderReact} from '../shared/render-react.js';

/** @type {import('./contender.js').MenuContender} */
export default {
  title: 'Life Changers, React',
  create(host, labels) {
    const items = () => host.querySelectorAll('lc-menu-item');
    const App = () =>
      h(
        Menu,
        {},
        h('button', {slot: 'trigger'}, 'Actions'),
        labels.map(label => h(MenuItem, {key: label}, label)),
      );
    const destroy = renderReact(host, App);
    return {
      isReady: () => items().length === labels.length && [...items()].at(-1).hasUpdated,
      open: () => host.querySelector('button').click(),
      close: () => host.querySelector('lc-menu').hide(),
      items,
      destroy,
    };
  },
};
