/** The React components on a server. Needs a build. */
import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {
  Button,
  IconButton,
  PermissionProvider,
  Permissions,
  TextInput,
  Typography,
  usePermission,
} from '@life-changers/react';
import {createElement, StrictMode, type ReactNode} from 'react';
import {renderToString} from 'react-dom/server';

const noop = () => {};

/** Renders a tree. Returns the HTML and everything that was written to the console. */
function render(...children: ReactNode[]): {html: string; complaints: unknown[][]} {
  const complaints: unknown[][] = [];
  const {error, warn} = console;
  console.error = console.warn = (...args: unknown[]) => void complaints.push(args);
  try {
    return {html: renderToString(createElement(StrictMode, null, ...children)), complaints};
  } finally {
    Object.assign(console, {error, warn});
  }
}

const page = [
  createElement(Typography, {key: 1, variant: 'h1'}, 'People'),
  createElement(TextInput, {
    key: 2,
    id: 'name',
    className: 'wide',
    name: 'name',
    label: 'Name',
    initValue: 'Ada',
  }),
  createElement(Button, {key: 3, text: 'Save', onClick: noop}),
  createElement(IconButton, {key: 4, text: 'Close', onClick: noop, 'aria-haspopup': 'menu'}, '×'),
];

describe('renderToString', () => {
  it('renders the tags with their content', () => {
    const {html} = render(...page);
    assert.match(html, /<lc-typography>People<\/lc-typography>/);
    assert.match(html, /<lc-button>Save<\/lc-button>/);
    assert.match(html, /<lc-icon-button[^>]*>×<\/lc-icon-button>/);
  });

  it('renders the HTML attributes of the host', () => {
    const {html} = render(...page);
    assert.match(html, /<lc-text-input[^>]* id="name"/);
    assert.match(html, /<lc-text-input[^>]* class="wide"/);
    assert.match(html, /<lc-icon-button[^>]* aria-haspopup="menu"/);
  });

  it('writes nothing to the console', () => {
    assert.deepEqual(render(...page).complaints, []);
  });

  for (const [state, text] of [
    [{views: {people: {read: true}}}, 'Private'],
    [null, 'Not authorized'],
  ] as const) {
    it(`renders only ${text}, according to the permissions`, () => {
      const Card = () => {
        const check = usePermission({view: 'people', method: 'read'});
        return createElement(Permissions, {check, yes: 'Private', no: 'Not authorized'});
      };
      assert.equal(
        render(createElement(PermissionProvider, {key: 1, state}, createElement(Card))).html,
        text,
      );
    });
  }

  it('throws the prop errors', () => {
    assert.throws(() => render(createElement(Button, {text: '', onClick: noop})), {
      message: 'text is mandatory.',
    });
  });
});
