/** The floor: a list of messages, written by hand, each with a button that closes it. */
import './floor/toasts.css';
import {CLOSE_AFTER} from './contender.js';

const list = document.createElement('div');

/** @type {import('./contender.js').ToastContender} */
export default {
  title: 'Floor (hand-written DOM)',
  prepare() {
    list.className = 'toasts';
    list.role = 'status';
    document.body.append(list);
  },
  show(message) {
    const toast = document.createElement('div');
    const close = document.createElement('button');
    close.textContent = 'Close';
    close.addEventListener('click', () => toast.remove());
    toast.append(message, close);
    list.append(toast);
    setTimeout(() => toast.remove(), CLOSE_AFTER);
  },
  toasts: () => list.children,
};
