import Sortable from 'sortablejs';
import './kanban-board.css';

const lists = [...document.querySelectorAll('.board ul')];
const status = document.querySelector('#moved');

const nameOf = list => list.parentElement.querySelector('h3').textContent;
const titleOf = card => card.firstChild.data.trim();

/** Says where a card is. Save the new order here. */
function report(card) {
  const place = [...card.parentElement.children].indexOf(card) + 1;
  status.textContent = `${titleOf(card)}: ${nameOf(card.parentElement)}, place ${place}`;
}

// With a pointer, cards are dragged.
for (const list of lists)
  new Sortable(list, {
    group: 'board',
    animation: 150,
    filter: 'lc-menu',
    preventOnFilter: false,
    onEnd: ({item}) => report(item),
  });

// With keys and assistive technology, each card has a menu (WCAG 2.2, "Dragging Movements").
for (const menu of document.querySelectorAll('.board lc-menu')) {
  const card = menu.closest('li');
  const trigger = Object.assign(document.createElement('lc-icon-button'), {
    slot: 'trigger',
    size: 'sm',
    text: `Move ${titleOf(card)}`,
    textContent: '⋯',
  });
  const moves = [
    ['Up', () => card.previousElementSibling?.before(card)],
    ['Down', () => card.nextElementSibling?.after(card)],
    ...lists.map(list => [nameOf(list), () => list.append(card)]),
  ];
  const items = moves.map(([text, move]) => {
    const item = Object.assign(document.createElement('lc-menu-item'), {textContent: text});
    item.addEventListener('click', () => {
      move();
      report(card);
      trigger.focus();
    });
    return item;
  });
  menu.append(trigger, ...items);
}
