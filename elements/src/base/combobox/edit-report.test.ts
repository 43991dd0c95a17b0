import {expect} from '@open-wc/testing';
import {recordEvents} from '../../testing/events.js';
import {EditReport} from './edit-report.js';

/** An input whose edits are reported, and the events that it sends. */
function setUp() {
  const input = document.createElement('input');
  const report = new EditReport(input);
  return {input, report, seen: recordEvents(input, 'input', 'change')};
}

describe('EditReport', () => {
  it('sends change once after an edit', () => {
    const {report, seen} = setUp();
    report.start();
    report.finish();
    report.finish();
    expect(seen).to.deep.equal(['change']);
  });

  it('sends nothing without an edit', () => {
    const {input, report, seen} = setUp();
    input.value = 'Ada';
    report.finish();
    expect(seen).to.deep.equal([]);
  });

  it('sends nothing for an edit that was dropped', () => {
    const {report, seen} = setUp();
    report.start();
    report.drop();
    report.finish();
    expect(seen).to.deep.equal([]);
  });

  it('sends input again if the value has changed since the edit', () => {
    const {input, report, seen} = setUp();
    report.start();
    input.value = 'ada';
    report.finish();
    expect(seen).to.deep.equal(['input', 'change']);
  });

  it('does not send input again for a value that the app set after the edit', () => {
    const {input, report, seen} = setUp();
    report.start();
    input.value = 'ada';
    report.acknowledge();
    report.finish();
    expect(seen).to.deep.equal(['change']);
  });
});
