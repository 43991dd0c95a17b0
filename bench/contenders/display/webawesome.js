import '@awesome.me/webawesome/dist/styles/webawesome.css';
import '@awesome.me/webawesome/dist/components/avatar/avatar.js';
import '@awesome.me/webawesome/dist/components/badge/badge.js';
import '@awesome.me/webawesome/dist/components/tag/tag.js';
import {initialsOf, nameOf} from '../../page/display-kinds.js';
import {labelOf} from '../../page/mount.js';
import {domContender, element} from '../mount/contender.js';

export default domContender(
  {title: 'Web Awesome'},
  {
    badge: index => element('wa-badge', {}, labelOf(index)),
    tag: index => element('wa-tag', {withRemove: true}, labelOf(index)),
    avatar: index => element('wa-avatar', {initials: initialsOf(index), label: nameOf(index)}),
  },
);
