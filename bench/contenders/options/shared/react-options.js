import {createElement as h, Fragment} from 'react';
import {renderReact} from '../../shared/render-react.js';

/**
 * Returns a contender whose kinds are functions that return a React element.
 * @param {{title: string, note?: string, option?: string}} about
 * @param {Record<string, (options: readonly import('../contender.js').Option[]) => import('react').ReactElement>} kinds
 * @param {import('react').ElementType} [provider] The component that a page needs around all of them.
 * @returns {import('../contender.js').OptionsContender}
 */
export const reactOptions = (about, kinds, provider = Fragment) => ({
  ...about,
  kinds: Object.keys(kinds),
  create: (host, kind, options) => renderReact(host, () => h(provider, null, kinds[kind](options))),
});
