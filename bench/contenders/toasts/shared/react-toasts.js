import {createElement} from 'react';
import {renderReact} from '../../shared/render-react.js';

/**
 * Returns a contender whose toasts are shown by a component.
 * @param {{title: string, show: (message: string) => void}} about
 * @param {string} selector of the toasts
 * @param {import('react').ElementType} Region
 * @param {object} props
 * @returns {import('../contender.js').ToastContender}
 */
export const reactToasts = (about, selector, Region, props) => ({
  ...about,
  prepare: () =>
    void renderReact(document.body.appendChild(document.createElement('div')), () =>
      createElement(Region, props),
    ),
  toasts: () => document.querySelectorAll(selector),
});
