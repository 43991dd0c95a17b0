import {expect} from '@open-wc/testing';
import {createElement, type FunctionComponent} from 'react';
import * as library from '../index.js';
import {mount} from '../testing/mount.js';

/** The data of an element's API page, as the build writes it. */
interface Reference {
  readonly tag: string;
  readonly react: string;
  readonly reactTag: string;
  readonly isReactElement: boolean;
  readonly events: readonly {readonly name: string}[];
  readonly reactProps: readonly {readonly name: string}[];
}

const response = await fetch(new URL('../../../demo-app/src/site/api/reference.json', import.meta.url));
const references = (await response.json()) as Reference[];

/** Props that cannot be null. */
const VALUES: Readonly<Record<string, unknown>> = {
  text: 'Sample',
  searchText: 'Sample',
  rows: [],
  columns: [],
  links: [],
  navigationBlocks: [],
};

const isHandler = (prop: string) => /^on[A-Z]|OnChange$/.test(prop);

/** Renders a component with all documented props, and sends all documented events of its element. */
async function exercise({tag, react, reactProps, events}: Reference) {
  const called = new Set<string>();
  const ignored: string[] = [];
  const valueOf = (name: string) => (isHandler(name) ? () => void called.add(name) : (VALUES[name] ?? null));
  const props = Object.fromEntries(reactProps.map(({name}) => [name, valueOf(name)]));
  const component = library[react as keyof typeof library] as FunctionComponent<typeof props>;
  const {warn} = console;
  console.warn = (text: unknown) =>
    void (/there is no prop/.test(String(text)) && ignored.push(String(text)));
  try {
    const {container} = await mount(createElement(component, props));
    const element = container.querySelector(tag)!;
    for (const {name} of events)
      element.dispatchEvent(new CustomEvent(name, {bubbles: true, cancelable: true, detail: {}}));
  } finally {
    console.warn = warn;
  }
  return {ignored, silent: Object.keys(props).filter(name => isHandler(name) && !called.has(name))};
}

describe('the documented props', () => {
  // A component that renders a native element does not get the events of the element.
  const components = references.filter(
    ({isReactElement, reactTag, tag}) => isReactElement && reactTag === tag,
  );
  for (const reference of components) {
    it(`of ${reference.react} are accepted, and its handlers are called by the element's events`, async () => {
      expect(await exercise(reference)).to.deep.equal({ignored: [], silent: []});
    });
  }
});
