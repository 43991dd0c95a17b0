/**
 * The comment at the start of a shadow root that a framework has rendered on a server: the element keeps what the page shows
 * until the framework has set its properties.
 */
export const WAITING = 'lc-waiting';
