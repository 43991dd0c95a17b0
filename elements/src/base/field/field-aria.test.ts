import {expect} from '@open-wc/testing';
import {html, render} from 'lit';
import {PartType, type AttributePartInfo} from 'lit/directive.js';
import {getDirectiveClass} from 'lit/directive-helpers.js';
import {fieldAria, type FieldAriaState} from './field-aria.js';

const PLAIN: FieldAriaState = {isInvalid: false, ariaLabel: '', hasHint: false};

/** Returns a function that renders a state, and then returns the ARIA attributes of the control. */
function setUp() {
  const container = document.createElement('div');
  return (state: Partial<FieldAriaState> = {}, details?: string) => {
    render(html`<input aria-describedby=${fieldAria({...PLAIN, ...state}, details)} />`, container);
    return attributesOf(container.querySelector('input')!);
  };
}

const attributesOf = ({attributes}: Element) =>
  Object.fromEntries([...attributes].map(({name, value}) => [name, value]));

describe('fieldAria', () => {
  it('names the message, and says that a valid control is not invalid', () => {
    expect(setUp()()).to.deep.equal({'aria-describedby': 'message', 'aria-invalid': 'false'});
  });

  for (const [state, details, ids] of [
    [{hasHint: true}, undefined, 'hint message'],
    [{hasHint: true}, 'file refusal', 'hint file refusal message'],
    [{}, 'file', 'file message'],
  ] as const) {
    it(`describes the control by "${ids}"`, () => {
      expect(setUp()(state, details)['aria-describedby']).to.equal(ids);
    });
  }

  it('follows a hint that comes and goes', () => {
    const show = setUp();
    const ids = [{}, {hasHint: true}, {}].map(state => show(state)['aria-describedby']);
    expect(ids).to.deep.equal(['message', 'hint message', 'message']);
  });

  it('follows the validity', () => {
    const show = setUp();
    const values = [true, false].map(isInvalid => show({isInvalid})['aria-invalid']);
    expect(values).to.deep.equal(['true', 'false']);
  });

  it('names the control, and removes the name again', () => {
    const show = setUp();
    const names = ['Name', 'Other', ''].map(ariaLabel => show({ariaLabel})['aria-label']);
    expect(names).to.deep.equal(['Name', 'Other', undefined]);
  });

  it('leaves a name that the app sets on the control', () => {
    const container = document.createElement('div');
    const show = () => render(html`<input aria-describedby=${fieldAria(PLAIN)} />`, container);
    show();
    container.querySelector('input')!.ariaLabel = 'Of the app';
    show();
    expect(container.querySelector('input')!.ariaLabel).to.equal('Of the app');
  });

  it('describes the control on a server too, where directives only render', () => {
    const FieldAria = getDirectiveClass(fieldAria(PLAIN))!;
    const info: AttributePartInfo = {type: PartType.ATTRIBUTE, name: 'aria-describedby', tagName: 'INPUT'};
    expect(new FieldAria(info).render({...PLAIN, hasHint: true})).to.equal('hint message');
  });
});
