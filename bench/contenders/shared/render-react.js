import {createElement} from 'react';
import {createRoot} from 'react-dom/client';

/**
 * Renders a component, and returns a function that removes it.
 * @param {HTMLElement} host
 * @param {import('react').ComponentType} component
 */
export function renderReact(host, component) {
  const root = createRoot(host);
  root.render(createElement(component));
  return () => {
    root.unmount();
    host.remove();
  };
}
