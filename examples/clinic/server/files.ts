/** Uploaded documents: in a folder, under random names, with limits of their size and type. */
import express, {Router} from 'express';
import {randomUUID} from 'node:crypto';
import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {FILE_TYPES, MAX_FILE_SIZE} from '../shared/intake.js';
import type {Store} from './database.js';
import {BadRequest, textsOf} from './replies.js';
import {allow, signedIn} from './sessions.js';

/** The first bytes of each type: a name or a header can say anything. */
const SIGNATURES: Readonly<Record<string, readonly number[]>> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46],
  'image/png': [0x89, 0x50, 0x4e, 0x47],
  'image/jpeg': [0xff, 0xd8, 0xff],
};

const typeOf = (bytes: Uint8Array): string | undefined =>
  FILE_TYPES.find(type => SIGNATURES[type]!.every((byte, index) => bytes[index] === byte));

export function fileRoutes(store: Store, folder: string): Router {
  const router = Router();
  // The file with the rest of the multipart body around it.
  const body = express.raw({type: 'multipart/form-data', limit: MAX_FILE_SIZE + 10_000});

  router.post('/', allow('patients', 'create'), body, async (request, response) => {
    const headers = {'content-type': request.get('content-type') ?? ''};
    const data = await new Response(request.body as Uint8Array<ArrayBuffer>, {headers})
      .formData()
      .catch(() => null);
    const file = data?.get('file');
    if (!(file instanceof File)) throw new BadRequest('The field "file" is missing.');
    const bytes = new Uint8Array(await file.arrayBuffer());
    const type = typeOf(bytes);
    if (type === undefined || bytes.length > MAX_FILE_SIZE)
      return void response.status(415).json({message: textsOf(request).fileType});
    const id = randomUUID();
    await writeFile(join(folder, id), bytes, {flag: 'wx'});
    store.run('INSERT INTO files (id, name, type, size, userId) VALUES (?, ?, ?, ?, ?)', [
      id,
      file.name.slice(0, 200),
      type,
      bytes.length,
      signedIn(response).id,
    ]);
    response.status(201).json({id});
  });

  router.get('/:id', allow('patients', 'read'), (request, response) => {
    const file = store.first<{id: string; name: string; type: string}>(
      'SELECT id, name, type FROM files WHERE id = ?',
      [String(request.params['id'])],
    );
    if (file === null) return void response.status(404).json({message: 'There is no such file.'});
    // Never shown as a page of this origin.
    response.attachment(file.name).type(file.type);
    response.sendFile(file.id, {root: folder});
  });
  return router;
}
