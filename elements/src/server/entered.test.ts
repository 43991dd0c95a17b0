import {expect} from '@open-wc/testing';
import {enteredIn} from './entered.js';

const box = (name: string) => `<input type="checkbox" aria-label="${name}">`;

/** Edits a control, replaces all controls, and returns those that are there then. */
function replaced(
  html: string,
  later: string,
  edit: (controls: HTMLInputElement[]) => void,
): HTMLInputElement[] {
  const root = document.createElement('div').attachShadow({mode: 'open'});
  document.body.append(root.host);
  root.innerHTML = html;
  edit([...root.querySelectorAll('input')]);
  const enterAgain = enteredIn(root);
  root.innerHTML = later;
  enterAgain();
  return [...root.querySelectorAll('input')];
}

/** The names of the boxes that are checked after the third one was checked and all were replaced. */
const checkedAfter = (html: string, later: string) =>
  replaced(html, later, controls => (controls[2]!.checked = true)).flatMap(({checked, ariaLabel}) =>
    checked ? [ariaLabel] : [],
  );

describe('what the user has entered in a control that is replaced', () => {
  const rows = [box('All'), box('Ada'), box('Grace')].join('');

  it('is entered in the box with the same name', () => {
    expect(checkedAfter(rows, rows)).to.deep.equal(['Grace']);
  });

  it('is entered in the box with the same name at another place', () => {
    expect(checkedAfter(rows, [box('All'), box('Grace'), box('Alan')].join(''))).to.deep.equal(['Grace']);
  });

  it('is lost rather than entered in another box', () => {
    expect(checkedAfter(rows, box('All') + box('Ada'))).to.deep.equal([]);
  });

  it('keeps its place among boxes with the same name', () => {
    const twins = box('Ada').repeat(3);
    const boxes = replaced(twins, twins, controls => (controls[1]!.checked = true));
    expect(boxes.map(({checked}) => checked)).to.deep.equal([false, true, false]);
  });

  it('keeps its place among text fields', () => {
    const fields = replaced('<input><input>', '<input><input>', controls => (controls[1]!.value = '50'));
    expect(fields.map(({value}) => value)).to.deep.equal(['', '50']);
  });
});
