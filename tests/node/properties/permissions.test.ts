import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import fc from 'fast-check';
import {
  checkPermission,
  evaluateCheck,
  type PermissionMethod,
  type PermissionQuery,
  type PermissionState,
} from '../../../elements/src/core/permissions/index.js';
import {check} from './check.js';
import {texts} from './texts.js';

const METHODS: readonly PermissionMethod[] = ['create', 'read', 'update', 'delete'];

const names = fc.oneof(
  texts,
  fc.constantFrom('people', 'constructor', 'toString', '__proto__', 'superAdmin', 'views'),
);

/** Anything but true, as an entry of an object; `inherited` is true, but not its own. */
const notTrue = fc.oneof(
  fc.constantFrom('absent', 'inherited'),
  fc
    .constantFrom(false, null, undefined, 1, 'true', {}, [], [true], {valueOf: () => true})
    .map(value => ({value})),
);
type NotTrue = 'absent' | 'inherited' | {readonly value: unknown};

/** Returns an object with other entries, and a name that is true, or not quite. */
function holder(isTrue: boolean, name: string, otherwise: NotTrue, others: readonly string[] = []): object {
  const entries = others.filter(other => other !== name).map(other => [other, true] as const);
  if (!isTrue && otherwise === 'inherited')
    return Object.assign(
      Object.create(Object.fromEntries([[name, true]])) as object,
      Object.fromEntries(entries),
    );
  if (!isTrue && otherwise === 'absent') return Object.fromEntries(entries);
  const value = isTrue ? true : (otherwise as {readonly value: unknown}).value;
  return Object.fromEntries([...entries, [name, value]]);
}

const facts = fc.record({
  isSuper: fc.boolean(),
  hasSpecial: fc.boolean(),
  hasMethod: fc.boolean(),
  view: names,
  special: names,
  method: fc.constantFrom(...METHODS),
  others: fc.array(names, {maxLength: 3}),
  otherwise: fc.tuple(notTrue, notTrue, notTrue),
});

describe('permissions', () => {
  // Who may: a super admin, who has the special privilege that was asked for, and who has the method in the view.
  const table: [isSuper: boolean, hasSpecial: boolean, hasMethod: boolean, isAllowed: boolean][] = [
    [false, false, false, false],
    [false, false, true, true],
    [false, true, false, true],
    [false, true, true, true],
    [true, false, false, true],
    [true, false, true, true],
    [true, true, false, true],
    [true, true, true, true],
  ];

  it('follow the truth table, whatever else is there', async () => {
    await check(
      fc.property(facts, ({isSuper, hasSpecial, hasMethod, view, special, method, others, otherwise}) => {
        const otherMethods = METHODS.filter(other => other !== method);
        const rights = holder(hasMethod, method, otherwise[0], [...otherMethods, ...others]);
        const views: object = Object.fromEntries([
          ...others.map(other => [other, {}] as const),
          [view, rights],
        ]);
        const state: PermissionState = Object.defineProperties(
          holder(isSuper, 'superAdmin', otherwise[1], ['admin']),
          {
            views: {value: views},
            special: {value: holder(hasSpecial, special, otherwise[2], others)},
          },
        );
        const row = table.find(
          ([first, second, third]) => first === isSuper && second === hasSpecial && third === hasMethod,
        );
        assert.equal(checkPermission(state, {view, method, special}), row![3]);
        // Nobody has asked for the special privilege.
        const asked = checkPermission(state, {view, method});
        assert.equal(asked, isSuper || hasMethod);
      }),
      {runs: 3000},
    );
  });

  it('deny all methods that do not exist, and other views', async () => {
    await check(
      fc.property(names, names, names, (view, other, method) => {
        const rights = Object.fromEntries([...METHODS, method].map(name => [name, true]));
        const state: PermissionState = {views: Object.fromEntries([[view, rights]])};
        const ask = (query: object) => checkPermission(state, query as PermissionQuery);
        assert.equal(ask({view, method}), METHODS.includes(method as PermissionMethod));
        assert.equal(ask({view: other, method: 'read'}), other === view);
      }),
      {runs: 2000},
    );
  });

  it('deny without an error if nothing in any JSON is true', async () => {
    const json = fc.jsonValue({stringUnit: 'binary'});
    const likely = fc.record(
      {superAdmin: json, views: fc.dictionary(names, json), special: json},
      {requiredKeys: []},
    );
    const withoutTrue = (value: unknown) =>
      JSON.parse(JSON.stringify(value), (_, part: unknown) =>
        part === true ? 'true' : part,
      ) as PermissionState;
    await check(
      fc.property(fc.oneof(json, likely), fc.oneof(json, facts), (state, query) => {
        assert.equal(checkPermission(withoutTrue(state), query as unknown as PermissionQuery), false);
        assert.equal(
          typeof checkPermission(state as PermissionState, query as unknown as PermissionQuery),
          'boolean',
        );
      }),
      {runs: 1000},
    );
  });

  it('are granted by a check that is true or returns it, and by nothing else', async () => {
    await check(
      fc.property(fc.anything(), value => {
        const isAllowed = value === true;
        assert.equal(evaluateCheck(value).isAllowed, isAllowed);
        assert.equal(evaluateCheck(() => value).isAllowed, isAllowed);
        const isAnswer = typeof value === 'boolean';
        assert.equal(evaluateCheck(() => value).problem === null, isAnswer);
      }),
      {runs: 2000},
    );
  });
});
