/** Serves a built app and its API. */
import {createServer} from 'node:http';
import {readFile} from 'node:fs/promises';
import {extname} from 'node:path';
import {api} from './api.js';

const TYPES = {'.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css'};

/**
 * @param folder The URL of the folder with the files of the app.
 * @param render Answers what is not a file. Returns whether it has.
 */
export function serve(folder, render = async () => false) {
  createServer((request, response) => {
    api(request, response, async () => {
      const name = request.url === '/' ? '/index.html' : request.url;
      const file = await readFile(new URL(`.${name}`, folder)).catch(() => null);
      if (file === null && (await render(request, response))) return;
      response.writeHead(file ? 200 : 404, {'content-type': TYPES[extname(name)] ?? 'text/plain'}).end(file);
    });
  }).listen(Number(process.env.PORT), '127.0.0.1');
}
