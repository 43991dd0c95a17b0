/** The move from the date pickers of MUI X: values of date libraries, props, the provider around them, and what stays. */
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {moveMuiX} from '../../../codemod/src/moves/mui-x/mui-x.mjs';

interface Moved {
  readonly code: string;
  readonly left: {line: number; what: string; advice: string}[];
}

const move = (source: string, path = 'visit.jsx') => moveMuiX(source, path) as Moved;

const LIBRARIES = {
  dayjs: `import dayjs from 'dayjs';`,
  luxon: `import {DateTime} from 'luxon';`,
  'date-fns': `import {addDays} from 'date-fns';`,
  none: '',
};

/** A file with a picker with some props. */
const file = (
  props: string,
  library: keyof typeof LIBRARIES = 'dayjs',
  name = 'DatePicker',
) => `${LIBRARIES[library]}
import {${name}} from '@mui/x-date-pickers/${name}';

export const Visit = ({day, setDay}) => <${name} label="Day" ${props} />;
`;

const propsOf = (...words: Parameters<typeof file>) =>
  /<DateTimePicker label="Day"(.*)\/>/s.exec(oneLine(move(file(...words)).code))?.[1]?.trim();

const oneLine = (text: string) => text.replace(/\s+/g, ' ');

const VALUES: [title: string, library: keyof typeof LIBRARIES, before: string, after: string][] = [
  [
    'of Day.js',
    'dayjs',
    'value={day} onChange={setDay}',
    'value={day?.toDate() ?? null} onChange={date => setDay(date && dayjs(date))}',
  ],
  [
    'of Luxon',
    'luxon',
    'value={day} onChange={setDay}',
    'value={day?.toJSDate() ?? null} onChange={date => setDay(date && DateTime.fromJSDate(date))}',
  ],
  ['of date-fns', 'date-fns', 'value={day} onChange={setDay}', 'value={day} onChange={setDay}'],
  [
    'in a condition',
    'dayjs',
    'value={day ? dayjs(day) : null}',
    'value={(day ? dayjs(day) : null)?.toDate() ?? null}',
  ],
  ['that is created', 'dayjs', 'minDate={dayjs().add(1, "day")}', 'minDate={dayjs().add(1, "day").toDate()}'],
  [
    'in a function',
    'dayjs',
    'onChange={value => setDay(value)}',
    'onChange={date => setDay(date && dayjs(date))}',
  ],
  [
    'that is read',
    'dayjs',
    'onChange={value => setDay(value?.format())}',
    'onChange={date => setDay((date && dayjs(date))?.format())}',
  ],
  [
    'that is read twice',
    'dayjs',
    'onChange={value => setDay(value ? value.format() : "")}',
    'onChange={date => { const value = date && dayjs(date); return setDay(value ? value.format() : ""); }}',
  ],
  [
    'in a block',
    'dayjs',
    'onChange={date => { setDay(date); }}',
    'onChange={picked => { const date = picked && dayjs(picked); setDay(date); }}',
  ],
  [
    'that cannot be selected',
    'dayjs',
    'shouldDisableDate={value => value.day() === 0}',
    'filterDate={date => !(dayjs(date).day() === 0)}',
  ],
  [
    'that is a Date already',
    'date-fns',
    'shouldDisableDate={date => date < today}',
    'filterDate={date => !(date < today)}',
  ],
  [
    'that cannot be selected, by a function',
    'date-fns',
    'shouldDisableDate={isHoliday}',
    'filterDate={date => !isHoliday(date)}',
  ],
];

const PROPS: [title: string, before: string, after: string][] = [
  ['months', `views={['year', 'month']}`, 'picker="month"'],
  ['the default views', `views={['year', 'month', 'day']}`, 'typeable'],
  [
    'a hint',
    `slotProps={{textField: {fullWidth: true, helperText: 'From May'}}}`,
    'hint="From May" typeable',
  ],
  [
    'a message',
    'slotProps={{textField: {error: isWrong, helperText: message}}}',
    'error={isWrong ? message : null} typeable',
  ],
  [
    'the field of version 5',
    'renderInput={params => <TextField {...params} required size="small" />}',
    'required typeable',
  ],
  ['without a need', `openTo="year" reduceAnimations closeOnSelect`, 'typeable'],
];

describe('the move from date pickers of MUI X', () => {
  for (const [title, library, before, after] of VALUES)
    it(`moves a value ${title}`, () => assert.equal(propsOf(before, library), `${after} typeable`));

  for (const [title, before, after] of PROPS)
    it(`moves a prop: ${title}`, () => assert.equal(propsOf(before), after));

  it('moves a picker of a time', () => {
    assert.equal(
      propsOf('minutesStep={15} ampm={false}', 'dayjs', 'DateTimePicker'),
      'timeIntervals={15} timeFormat="HH:mm" showTimeSelect typeable',
    );
  });

  it('imports the date library if only its type was', () => {
    const source = file('onChange={setDay}').replace('import dayjs', 'import type {Dayjs}');
    assert.match(move(source, 'visit.tsx').code, /^import dayjs from 'dayjs';$/m);
  });

  it('removes the provider, and the imports', () => {
    const {code, left} = move(`import {DatePicker, LocalizationProvider} from '@mui/x-date-pickers';
import {AdapterDateFns} from '@mui/x-date-pickers/AdapterDateFns';

export const Visit = () => (
  <LocalizationProvider dateAdapter={AdapterDateFns}>
    <DatePicker label="Day" />
  </LocalizationProvider>
);
`);
    assert.equal(
      code,
      `import '@life-changers/elements/typed-dates';
import {DateTimePicker} from '@life-changers/react';

export const Visit = () => (
  <DateTimePicker label="Day" typeable />
);
`,
    );
    assert.deepEqual(left, []);
    assert.equal(move(code).code, code);
  });

  it('lists the language of a provider that it removes', () => {
    const {code, left} = move(`import {DatePicker, LocalizationProvider} from '@mui/x-date-pickers';

export const Visit = () => <LocalizationProvider adapterLocale="de"><DatePicker label="Day" /></LocalizationProvider>;
`);
    assert.match(code, /=> <DateTimePicker label="Day" typeable \/>;/);
    assert.deepEqual(
      left.map(({what}) => what),
      ['adapterLocale'],
    );
  });

  it('keeps a provider with other content', () => {
    const {code, left} = move(`import {DatePicker, LocalizationProvider} from '@mui/x-date-pickers';

export const Visit = () => <LocalizationProvider><DatePicker label="Day" /><Other /></LocalizationProvider>;
`);
    assert.match(code, /<LocalizationProvider><DateTimePicker label="Day" typeable \/><Other \/></);
    assert.deepEqual(
      left.map(({what}) => what),
      ['LocalizationProvider'],
    );
  });
});

/** What stays as it is, and which lines say why. */
const STAYS: [title: string, source: string, what: string][] = [
  ['a date library that is not known', file('value={day}', 'none'), 'DatePicker value'],
  [
    'a name that is another library',
    file('value={day}').replace(
      LIBRARIES.dayjs,
      `import dayjs from 'my-dates'; import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';`,
    ),
    'DatePicker value',
  ],
  [
    'values with a time zone',
    file('value={day} onChange={setDay}').replace(
      LIBRARIES.dayjs,
      `${LIBRARIES.dayjs} import utc from 'dayjs/plugin/utc';`,
    ),
    'DatePicker value onChange',
  ],
  ['a zone of Luxon', file(`value={day.setZone('UTC')}`, 'luxon'), 'DatePicker value'],
  [
    'another calendar',
    file('').replace(
      LIBRARIES.dayjs,
      `import {AdapterDayjsBuddhist} from '@mui/x-date-pickers/AdapterDayjsBuddhist';`,
    ),
    'DatePicker calendar',
  ],
  ['a limit of today', file('disablePast'), 'DatePicker disablePast'],
  ['props from elsewhere', file('{...rest}'), 'DatePicker ...'],
  ['a handler with a context', file('onChange={(value, context) => setDay(value)}'), 'DatePicker onChange'],
  ['a picker of times', file('', 'dayjs', 'TimePicker'), 'TimePicker'],
  ['a range', file('', 'dayjs', 'DateRangePicker'), 'DateRangePicker'],
];

describe('a picker stays as it is', () => {
  for (const [title, source, what] of STAYS)
    it(`with ${title}`, () => {
      const {code, left} = move(source);
      assert.equal(code, source);
      assert.deepEqual(
        left.map(one => one.what),
        what.split(' '),
      );
    });
});
