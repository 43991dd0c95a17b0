import {expect, fixture, html} from '@open-wc/testing';
import {z} from 'zod';
import '../date-range-picker/date-range-picker.define.js';
import '../date-time-picker/date-time-picker.define.js';
import {connectForm} from './form.define.js';

const makeForm = () =>
  fixture<HTMLFormElement>(html`
    <form>
      <input name="name" value=" Ada " />
      <input type="date" name="born" value="1990-12-31" />
      <lc-date-time-picker name="day" value="2026-05-15"></lc-date-time-picker>
      <lc-date-time-picker
        name="visits[0].at"
        value="2026-05-15T00:00"
        show-time-select
      ></lc-date-time-picker>
      <lc-date-range-picker name="leave" value="2026-05-15/2026-05-20"></lc-date-range-picker>
    </form>
  `);

const PLAIN = {
  name: ' Ada ',
  born: '1990-12-31',
  day: '2026-05-15',
  visits: [{at: '2026-05-15T00:00'}],
  leave: {start: '2026-05-15', end: '2026-05-20'},
};

describe('plainValues', () => {
  it('of a connection have dates as text', async () => {
    expect(connectForm(await makeForm()).plainValues).to.deep.equal(PLAIN);
  });

  it('of a submission are those that the schema returns', async () => {
    const schema = z.object({
      name: z.string().trim(),
      born: z.coerce.date(),
      day: z.date(),
      visits: z.array(z.object({at: z.date()})),
      leave: z.object({start: z.string(), end: z.string()}),
    });
    const seen: unknown[] = [];
    const onSubmit = (_: unknown, event: Event) =>
      void seen.push((event as CustomEvent<{plainValues: unknown}>).detail.plainValues);
    await connectForm(await makeForm(), {schema, onSubmit}).submit();
    expect(JSON.parse(JSON.stringify(seen))).to.deep.equal([{...PLAIN, name: 'Ada'}]);
  });
});
