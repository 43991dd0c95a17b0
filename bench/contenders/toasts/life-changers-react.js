import {ToastRegion, useToast} from '@life-changers/react';
import {createElement} from 'react';
import {renderReact} from '../shared/render-react.js';
import {CLOSE_AFTER, MOST_TOASTS} from './contender.js';

let toast;

function App() {
  toast = useToast();
  return createElement(ToastRegion, {expanded: true, limit: MOST_TOASTS, autoClose: CLOSE_AFTER});
}

/** @type {import('./contender.js').ToastContender} */
export default {
  title: 'Life Changers, React',
  prepare: () => renderReact(document.body.appendChild(document.createElement('div')), App),
  show: message => toast(message),
  toasts: () => document.querySelectorAll('lc-toast'),
};
