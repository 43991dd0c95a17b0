import '@awesome.me/webawesome/dist/styles/webawesome.css';
import '@awesome.me/webawesome/dist/components/avatar/avatar.js';
import '@awesome.me/webawesome/dist/components/badge/badge.js';
import '@awesome.me/webawesome/dist/components/tag/tag.js';
import {initialsOf, nameOf} from '../../page/display-kinds.js';
import {domContender, withText} from '../mount/contender.js';
import {element} from '../shared/element.js';

export default domContender(
  {title: 'Web Awesome'},
  {
    badge: withText('wa-badge'),
    tag: withText('wa-tag', {withRemove: true}),
    avatar: index => element('wa-avatar', {initials: initialsOf(index), label: nameOf(index)}),
  },
);
