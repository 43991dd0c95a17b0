import {expect, fixture, html} from '@open-wc/testing';
import {define} from '../base/define.js';
import {LcElement} from '../base/lc-element.js';
import {recordWarnings} from '../testing/events.js';
import {endGracePeriods} from '../testing/grace-period.js';
import {warn} from '../base/members.js';
import {RequiredInputController} from './required-input.controller.js';

/** Warnings are logged once per tag, so each case has its own tag. */
let tags = 0;

interface Needy extends LcElement {
  text: string;
}

function defineNeedy(): string {
  const tag = `lc-needy-${++tags}`;
  define(
    tag,
    class extends LcElement {
      static override properties = {text: {}};
      declare text: string;
      constructor() {
        super();
        this.text = '';
        new RequiredInputController(this, {
          isGiven: () => this.text !== '',
          warn: () => this[warn]('text is missing.'),
        });
      }
    },
  );
  return tag;
}

const make = (text = '') =>
  fixture<Needy>(html`${Object.assign(document.createElement(defineNeedy()), {text})}`);

describe('RequiredInputController', () => {
  it('does not warn at first', async () => {
    expect(await recordWarnings(() => make())).to.deep.equal([]);
  });

  it('warns after the grace period', async () => {
    let element: Needy;
    const warnings = await recordWarnings(() => endGracePeriods(async () => (element = await make())));
    expect(warnings).to.deep.equal([`<${element!.localName}>: text is missing.`]);
  });

  it('does not warn if the app sets it meanwhile', async () => {
    const warnings = await recordWarnings(() =>
      endGracePeriods(async () => {
        (await make()).text = 'Save';
      }),
    );
    expect(warnings).to.deep.equal([]);
  });

  it('does not warn about a disconnected element', async () => {
    const warnings = await recordWarnings(() => endGracePeriods(async () => (await make()).remove()));
    expect(warnings).to.deep.equal([]);
  });

  it('waits while the page loads, and for a full grace period after that', async () => {
    Object.defineProperty(document, 'readyState', {value: 'interactive', configurable: true});
    let early: string[] = [];
    const late = await recordWarnings(() =>
      endGracePeriods(async () => {
        early = await recordWarnings(() =>
          endGracePeriods(async () => {
            await endGracePeriods(() => make());
            delete (document as {readyState?: unknown}).readyState;
          }),
        );
      }),
    );
    expect([early.length, late.length]).to.deep.equal([0, 1]);
  });

  it('warns when it is removed later', async () => {
    const element = await make('Save');
    const warnings = await recordWarnings(() =>
      endGracePeriods(async () => {
        element.text = '';
        await element.updateComplete;
      }),
    );
    expect(warnings).to.have.length(1);
  });
});
