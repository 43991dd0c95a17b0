import {createElement, Fragment} from 'react';
import {createRoot} from 'react-dom/client';
import {labelOf} from '../../../page/mount.js';

/**
 * Returns a contender of React elements.
 * @param {{title: string, note?: string, missing?: object}} about
 * @param {Record<string, (index: number) => import('react').ReactElement>} kinds Each with a key.
 * @param {import('react').ElementType} [provider] The component that a page needs around all of them.
 * @returns {import('../contender.js').MountContender}
 */
export function reactContender(about, kinds, provider = Fragment) {
  return {
    ...about,
    kinds: Object.keys(kinds),
    mount(host, kind, count) {
      const App = () =>
        createElement(
          provider,
          null,
          Array.from({length: count}, (_, index) => kinds[kind](index)),
        );
      const root = createRoot(host);
      root.render(createElement(App));
      return () => root.unmount();
    },
    elements: host => host.querySelectorAll(':scope > :not(style)'),
  };
}

/** Makes form controls of ours, which have a label and a name. */
export const ourReactControl = (component, props) => index =>
  createElement(component, {key: index, label: labelOf(index), name: `n${index}`, ...props});
