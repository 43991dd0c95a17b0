/** Validation on a server, with the same rules as in the browser. Needs a build. */
import assert from 'node:assert/strict';
import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {Readable} from 'node:stream';
import {describe, it} from 'node:test';
import {
  mustBeTrue,
  numberBetween,
  optionalFile,
  readForm,
  requiredText,
  validate,
  validateForm,
} from '@life-changers/elements/core/validation';
import * as s from 'superstruct';

const nickname = s.size(s.string(), 3, 30);

describe('validate on a server', () => {
  it('returns the same message as the control', async () => {
    assert.deepEqual(await validate(nickname, 'ab', 'Nickname'), {
      valid: false,
      message: 'Nickname must have 3 to 30 characters.',
    });
  });

  it('returns an empty message for a valid value', async () => {
    assert.deepEqual(await validate(nickname, 'ada', 'Nickname'), {valid: true, message: ''});
  });
});

describe('a server that reads a form', () => {
  const booking = s.object({
    name: requiredText({min: 2, max: 30}),
    places: numberBetween(1, 8),
    houseRules: mustBeTrue(),
    photo: optionalFile(),
  });

  /** What the server of the README answers to a body. */
  async function errorsOf(body: FormData | URLSearchParams): Promise<unknown> {
    const server = createServer((request, response) => {
      const headers = request.headers as Record<string, string>;
      new Response(Readable.toWeb(request) as ReadableStream, {headers})
        .formData()
        .then(form => readForm(form, {name: 'text', places: 'number', houseRules: 'boolean', photo: 'file'}))
        .then(values => validateForm(booking, values))
        .then(
          ({errors}) => response.end(JSON.stringify(errors)),
          () => response.destroy(),
        );
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    try {
      const {port} = server.address() as AddressInfo;
      return await (await fetch(`http://127.0.0.1:${port}`, {method: 'POST', body})).json();
    } finally {
      server.close();
    }
  }

  it('accepts what the controls accept, with an empty file control', async () => {
    const form = new FormData();
    form.append('name', 'Ada');
    form.append('places', '5');
    form.append('houseRules', 'on');
    form.append('photo', new File([], '', {type: 'application/octet-stream'}));
    assert.deepEqual(await errorsOf(form), {});
  });

  it('returns the same messages as the controls, field by field', async () => {
    assert.deepEqual(await errorsOf(new URLSearchParams('name=A&places=abc')), {
      name: 'Name must have 2 to 30 characters.',
      places: 'Places must be a number.',
      houseRules: 'House rules must be checked.',
    });
  });
});
