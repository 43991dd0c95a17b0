import {expect} from '@open-wc/testing';
import {type} from 'arktype';
import * as s from 'superstruct';
import * as v from 'valibot';
import {z} from 'zod';
import {declaredValues} from './declared-values.js';
import type {Rules} from './index.js';

const FORMS: Readonly<Record<string, Rules>> = {
  zod: z.object({
    name: z.string(),
    address: z.object({city: z.string()}).optional(),
    items: z.array(z.strictObject({qty: z.number()})),
  }),
  valibot: v.object({
    name: v.string(),
    address: v.optional(v.object({city: v.string()})),
    items: v.array(v.strictObject({qty: v.number()})),
  }),
  superstruct: s.object({
    name: s.string(),
    address: s.optional(s.object({city: s.string()})),
    items: s.array(s.object({qty: s.number()})),
  }),
  arktype: type({
    name: 'string',
    'address?': {city: 'string'},
    items: type({qty: 'number'}).array(),
  }),
};

const DECLARED = {name: 'Ada', address: {city: 'Rome'}, items: [{qty: 1}, {qty: 2}]};

function read(schema: Rules | null, value: unknown): {value: unknown; names: string[]} {
  const names: string[] = [];
  return {value: declaredValues(schema, value, name => names.push(name)), names};
}

describe('declaredValues', () => {
  for (const [vendor, schema] of Object.entries(FORMS)) {
    it(`leaves out what no part of the schema declares: ${vendor}`, () => {
      const value = {
        ...DECLARED,
        token: 'x',
        address: {city: 'Rome', id: 7},
        items: [{qty: 1, id: 8}, {qty: 2}],
      };
      expect(read(schema, value)).to.deep.equal({
        value: DECLARED,
        names: ['address.id', 'items[].id', 'token'],
      });
    });

    it(`returns the same values if all are declared: ${vendor}`, () => {
      expect(read(schema, DECLARED).value).to.equal(DECLARED);
    });
  }

  for (const [title, schema, value] of [
    ['without a schema', null, {a: 1}],
    ['of an open record', z.looseObject({a: z.number()}), {a: 1, b: 2}],
    ['of a schema that does not show its parts', z.any(), {a: {b: 1}}],
    ['that are lists in place of an object', z.object({a: z.number()}), {a: [{b: 1}]}],
    ['of another class', z.object({a: z.object({b: z.number()})}), {a: new Date(0)}],
  ] as const)
    it(`keeps values ${title}`, () => {
      expect(read(schema, value)).to.deep.equal({value, names: []});
    });

  it('leaves out a field named like a member of objects', () => {
    expect(read(z.object({a: z.number()}), {a: 1, toString: 'x'})).to.deep.equal({
      value: {a: 1},
      names: ['toString'],
    });
  });
});
