import {followLinks} from './follow-links';

let path = $state(location.pathname);

/** The path of the page. */
export const address = {
  get path() {
    return path;
  },
};

addEventListener('popstate', () => (path = location.pathname));

followLinks(to => {
  history.pushState(null, '', to);
  path = location.pathname;
});
