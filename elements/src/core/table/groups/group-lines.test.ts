import {expect} from '@open-wc/testing';
import {Chance} from '../../../testing/walks/chance.js';
import {isOpenIn, pathName, type GroupPath, type RowGroup} from './group.js';
import {lineCount, sliceLines} from './group-lines.js';

const rows = (text: string, count: number): RowGroup => ({value: text, text, count, groups: null});
const around = (text: string, ...groups: RowGroup[]): RowGroup => ({
  value: text,
  text,
  count: groups.reduce((sum, {count}) => sum + count, 0),
  groups,
});

const WORLD = [
  around('Italy', rows('Rome', 3), rows('Bari', 1)),
  around('Spain', rows('Vigo', 2)),
  rows('Other', 2),
];

/** The lines of a page, as texts. */
function page(start: number, end: number, open: readonly GroupPath[] | 'all', groups = WORLD): string[] {
  const isOpen = isOpenIn(open === 'all' ? {mode: 'all', except: []} : {mode: 'none', except: open});
  return sliceLines(groups, isOpen, start, end).map(line =>
    line.kind === 'rows'
      ? `${line.path.at(-1)} ${line.start}-${line.end}`
      : `${line.isOpen ? 'v' : '>'} ${line.path.join('/')}${line.isContinued ? ' …' : ''}`,
  );
}

describe('the lines of groups', () => {
  it('are the groups while they are closed', () => {
    expect(lineCount(WORLD, () => false)).to.equal(3);
    expect(page(0, 2, [])).to.deep.equal(['> Italy', '> Spain']);
    expect(page(2, 4, [])).to.deep.equal(['> Other']);
  });

  it('are the rows of open groups, and their closed groups', () => {
    expect(page(0, 10, [['Italy'], ['Italy', 'Rome'], ['Other']])).to.deep.equal([
      'v Italy',
      'v Italy/Rome',
      'Rome 0-3',
      '> Italy/Bari',
      '> Spain',
      'v Other',
      'Other 0-2',
    ]);
  });

  it('repeat the headers of a group on the next page', () => {
    expect(lineCount(WORLD, () => true)).to.equal(8);
    expect(page(0, 2, 'all')).to.deep.equal(['v Italy', 'v Italy/Rome', 'Rome 0-2']);
    expect(page(2, 4, 'all')).to.deep.equal([
      'v Italy …',
      'v Italy/Rome …',
      'Rome 2-3',
      'v Italy/Bari',
      'Bari 0-1',
    ]);
    expect(page(4, 8, 'all')).to.deep.equal(['v Spain', 'v Spain/Vigo', 'Vigo 0-2', 'v Other', 'Other 0-2']);
  });

  it('are its rows for an open group whose groups are not loaded, and one if it is closed', () => {
    const groups = [{...WORLD[0]!, groups: undefined}, WORLD[1]!];
    expect(lineCount(groups, () => true)).to.equal(6);
    expect(lineCount(groups, () => false)).to.equal(2);
    expect(page(0, 5, 'all', groups)).to.deep.equal(['v Italy', 'v Spain', 'v Spain/Vigo', 'Vigo 0-1']);
  });

  it('have each row and each closed group once, on pages of any size', () => {
    const chance = new Chance(99);
    for (let run = 0; run < 100; run++) {
      const groups = Array.from({length: chance.below(5) + 1}, (_, index) =>
        chance.is(0.5)
          ? rows(`g${index}`, chance.below(6) + 1)
          : around(`g${index}`, rows('a', chance.below(4) + 1), rows('b', 2)),
      );
      const paths = groups.flatMap(({text, groups: inner}) => [
        [text],
        ...(inner ?? []).map(one => [text, one.text]),
      ]);
      const open = paths.filter(() => chance.is(0.6));
      const isOpen = isOpenIn({mode: 'none', except: open});
      const size = chance.below(6) + 1;
      const count = lineCount(groups, isOpen);
      const seen: string[] = [];
      for (let start = 0; start < count; start += size)
        for (const line of sliceLines(groups, isOpen, start, start + size)) {
          if (line.kind === 'rows')
            for (let at = line.start; at < line.end; at++) seen.push(`${pathName(line.path)} ${at}`);
          else if (!line.isOpen) seen.push(pathName(line.path));
        }
      expect(new Set(seen).size).to.equal(count);
      expect(seen).to.have.length(count);
    }
  });
});
