import {createElement} from 'react';
import {createRoot} from 'react-dom/client';

/**
 * Returns a contender of React elements.
 * @param {{title: string, note?: string, missing?: object}} about
 * @param {Record<string, (index: number) => import('react').ReactElement>} kinds Each with a key.
 * @returns {import('../contender.js').MountContender}
 */
export function reactContender(about, kinds) {
  return {
    ...about,
    mount(host, kind, count) {
      const App = () => Array.from({length: count}, (_, index) => kinds[kind](index));
      const root = createRoot(host);
      root.render(createElement(App));
      return () => root.unmount();
    },
    elements: host => host.children,
  };
}
