import {expect} from '@open-wc/testing';
import {formatHtmlTime, parseHtmlTime} from './html-time.js';
import {isHourCycle, TimeText, type HourCycle} from './time-text.js';

const read = (lang: string, text: string, fits?: (time: number) => boolean) => {
  const time = new TimeText(lang).parse(text, fits);
  return time === null ? null : formatHtmlTime(time);
};

describe('isHourCycle', () => {
  for (const [value, is] of [
    ['h11', true],
    ['h12', true],
    ['h23', true],
    ['h24', true],
    ['', false],
    ['H12', false],
    [12, false],
    [null, false],
  ] as const)
    it(`is ${is} for ${JSON.stringify(value)}`, () => expect(isHourCycle(value)).to.equal(is));
});

describe('TimeText', () => {
  for (const [lang, cycle, time, text] of [
    ['en', null, '09:30', '9:30 AM'],
    ['en', null, '00:30', '12:30 AM'],
    ['en', 'h23', '09:30', '09:30'],
    ['en', null, '21:30:15', '9:30:15 PM'],
    ['en', 'h23', '21:30:15.250', '21:30:15.250'],
    ['en-GB', null, '21:30', '21:30'],
    ['de', null, '09:30', '09:30'],
    ['es', 'h12', '21:30', '9:30 p. m.'],
    ['fi', null, '21:30', '21.30'],
    ['ar-EG', null, '21:30', '٩:٣٠ م'],
    ['not a tag', null, '21:30', '9:30 PM'],
  ] as const)
    it(`writes ${time} as ${text} in ${lang}${cycle ? ` with ${cycle}` : ''}`, () => {
      expect(new TimeText(lang, cycle).format(parseHtmlTime(time)!)).to.equal(text);
    });

  for (const [text, time] of [
    ['9', '09:00'],
    ['09', '09:00'],
    ['0', '00:00'],
    ['24', '00:00'],
    ['930', '09:30'],
    ['0930', '09:30'],
    ['2130', '21:30'],
    ['9:30', '09:30'],
    ['9.30', '09:30'],
    ['9 30', '09:30'],
    [' 9 : 30 ', '09:30'],
    ['9:30:15', '09:30:15'],
    ['9:30:15.5', '09:30:15.5'],
    ['21:30', '21:30'],
    ['9 am', '09:00'],
    ['9pm', '21:00'],
    ['9p', '21:00'],
    ['9.30 p.m.', '21:30'],
    ['9:30 P. M.', '21:30'],
    ['12 am', '00:00'],
    ['12:30 pm', '12:30'],
    ['0:30 pm', '12:30'],
    ['21:30 pm', '21:30'],
    ['pm 9:30', '21:30'],
    ["9 o'clock", '09:00'],
    ['٩:٣٠', '09:30'],
    ['९:३०', '09:30'],
    ['９：３０', '09:30'],
  ] as const)
    it(`reads ${text} as ${time}`, () => {
      expect(read('en', text)).to.equal(time);
    });

  for (const [lang, text, time] of [
    ['de', '9 Uhr', '09:00'],
    ['de', '9 Uhr 30', '09:30'],
    ['de', '21.30 Uhr', '21:30'],
    ['fr', '9h', '09:00'],
    ['fr', '9 h 30', '09:30'],
    ['fr', '21h30', '21:30'],
    ['fr-CA', '14 h 30 min', '14:30'],
    ['fr-CA', '14 h 30 min 15 s', '14:30:15'],
    ['fr-CA', '2 h 30 min 15 s p.m.', '14:30:15'],
    ['zh-TW', '下午9:45', '21:45'],
    ['ja', '14時30分15秒', '14:30:15'],
    ['ko', '오후 9시 30분 15초', '21:30:15'],
    ['sv', 'kl. 21.30', '21:30'],
    ['es', '9:30 p. m.', '21:30'],
    ['ar', '9:30 م', '21:30'],
    ['ar', '٩:٣٠ ص', '09:30'],
    ['ar', '٩٫٣٠ مساء', '21:30'],
    ['ja', '午後9時30分', '21:30'],
    ['zh', '下午9:30', '21:30'],
    ['ko', '오후 9:30', '21:30'],
    ['ko', '오후 9시 30분', '21:30'],
    ['ko', '오전 1:30', '01:30'],
  ] as const)
    it(`reads ${text} in ${lang} as ${time}`, () => {
      expect(read(lang, text)).to.equal(time);
    });

  // AM and PM differ only in a vowel sign. Not all engines know the language.
  if (Intl.DateTimeFormat.supportedLocalesOf('si').length > 0)
    for (const [text, time] of [
      ['ප.ව. 2.30', '14:30'],
      ['පෙ.ව. 2.30', '02:30'],
    ] as const)
      it(`reads ${text} in si as ${time}`, () => {
        expect(read('si', text)).to.equal(time);
      });

  for (const text of [
    '',
    'noon',
    '25',
    '9:3',
    '9:60',
    '930 1',
    '9-10',
    '9 to 10',
    '13:30 am',
    '25 pm',
    '99 am',
    '9:30 xm',
    '9:30 am pm',
    '1:2:3',
    '-9',
    '9,5',
    '12345',
  ])
    it(`does not read "${text}"`, () => {
      expect(read('en', text)).to.equal(null);
    });

  const afternoon = (time: number) => time >= parseHtmlTime('12:00')! && time <= parseHtmlTime('18:00')!;

  for (const [lang, text, time] of [
    ['en', '2:30', '14:30'],
    ['en', '0:30', '00:30'],
    ['en', '2:30 am', '02:30'],
    ['en', '12:30', '12:30'],
    ['en', '9:30', '09:30'],
    ['de', '2:30', '02:30'],
  ] as const)
    it(`reads ${text} in ${lang} as ${time} if the afternoon is expected`, () => {
      expect(read(lang, text, afternoon)).to.equal(time);
    });

  const night = (time: number) => time < parseHtmlTime('06:00')!;

  for (const [text, time] of [
    ['12:30', '00:30'],
    ['13:30', '13:30'],
    ['2:30', '02:30'],
    ['9:30', '09:30'],
  ] as const)
    it(`reads ${text} as ${time} if the night is expected`, () => {
      expect(read('en', text, night)).to.equal(time);
    });

  for (const lang of [
    'en',
    'en-GB',
    'de',
    'fr',
    'fr-CA',
    'es',
    'fi',
    'ar',
    'ar-EG',
    'fa',
    'hi',
    'ja',
    'ko',
    'zh-TW',
    'bg',
    'cs',
  ])
    for (const cycle of [null, 'h11', 'h12', 'h23', 'h24'] satisfies (HourCycle | null)[])
      it(`reads what it has written in ${lang}${cycle ? ` with ${cycle}` : ''}`, () => {
        const text = new TimeText(lang, cycle);
        const times = ['00:00', '00:30', '09:05', '12:00', '12:30', '21:45:07', '21:45:07.250', '23:59'];
        const read = times.map(time => text.parse(text.format(parseHtmlTime(time)!)));
        expect(read).to.deep.equal(times.map(parseHtmlTime));
      });
});
