/** Serves a built app and its API. */
import {createServer} from 'node:http';
import {readFile} from 'node:fs/promises';
import {extname} from 'node:path';
import {api} from './api.js';

const TYPES = {'.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css'};

/** @param folder The URL of the folder with the files of the app. */
export function serve(folder) {
  createServer((request, response) => {
    api(request, response, async () => {
      const name = request.url === '/' ? '/index.html' : request.url;
      const file = await readFile(new URL(`.${name}`, folder)).catch(() => null);
      response.writeHead(file ? 200 : 404, {'content-type': TYPES[extname(name)] ?? 'text/plain'}).end(file);
    });
  }).listen(Number(process.env.PORT), '127.0.0.1');
}
