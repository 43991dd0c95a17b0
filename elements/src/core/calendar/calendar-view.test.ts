import {expect} from '@open-wc/testing';
import {openedView, viewOfDay, viewOfMonth, viewWith} from './calendar-view.js';
import {plainDate} from './plain-date.js';

const june = {min: plainDate(2019, 6, 3), max: plainDate(2019, 6, 28)};
const none = {...june, filterDate: () => false};

describe('calendar view', () => {
  it('opens on the requested day', () => {
    expect(openedView(plainDate(2019, 6, 5), june)).to.deep.equal({
      month: {year: 2019, month: 6},
      highlighted: plainDate(2019, 6, 5),
    });
  });

  it('opens on the nearest day that can be selected', () => {
    expect(openedView(plainDate(2024, 1, 1), june).highlighted).to.deep.equal(june.max);
  });

  it('opens on the requested day if no day can be selected', () => {
    expect(openedView(plainDate(2024, 1, 1), none)).to.deep.equal({
      month: {year: 2024, month: 1},
      highlighted: plainDate(2024, 1, 1),
    });
  });

  it('shows the month of the highlighted day', () => {
    expect(viewOfDay(plainDate(2019, 7, 1)).month).to.deep.equal({year: 2019, month: 7});
  });

  it('keeps the day of the month in another month', () => {
    const year = {min: plainDate(2019, 1, 1), max: plainDate(2019, 12, 31)};
    const view = viewOfMonth(viewOfDay(plainDate(2019, 1, 31)), {year: 2019, month: 2}, year);
    expect(view.highlighted).to.deep.equal(plainDate(2019, 2, 28));
  });

  it('keeps the day of the month in a month that has no day to select', () => {
    const view = viewOfMonth(viewOfDay(plainDate(2019, 3, 31)), {year: 2019, month: 2}, june);
    expect(view).to.deep.equal({month: {year: 2019, month: 2}, highlighted: plainDate(2019, 2, 28)});
  });

  it('moves from a day that cannot be selected to one that can', () => {
    const view = viewOfMonth(openedView(plainDate(2024, 1, 1), none), {year: 2019, month: 6}, june);
    expect(view.highlighted).to.deep.equal(june.min);
  });
});

describe('viewWith', () => {
  const may = viewOfDay(plainDate(2026, 5, 12));

  it('shows the month of the day first if there is no view', () => {
    const date = plainDate(2026, 7, 1);
    expect(viewWith(date, null, 2)).to.deep.equal({month: {year: 2026, month: 7}, highlighted: date});
  });

  for (const [title, date, months, shown] of [
    ['keeps a month that has the day', plainDate(2026, 5, 31), 1, 5],
    ['keeps two months of which the first has the day', plainDate(2026, 5, 31), 2, 5],
    ['shows the month of another day', plainDate(2026, 6, 1), 1, 6],
    ['keeps two months of which the second has the day', plainDate(2026, 6, 1), 2, 5],
    ['shows a later month as the last of two', plainDate(2026, 7, 1), 2, 6],
    ['shows an earlier month as the first of two', plainDate(2026, 4, 30), 2, 4],
  ] as const) {
    it(title, () => {
      const {month, highlighted} = viewWith(date, may, months);
      expect([month, highlighted]).to.deep.equal([{year: 2026, month: shown}, date]);
    });
  }
});
