/** Runs in Node, with each version of React. */
import {linkStyles} from '@life-changers/react/ssr';
import {StrictMode} from 'react';
import {renderToPipeableStream, renderToString} from 'react-dom/server';
import {Writable} from 'node:stream';
import {Page} from './page.js';

export {linkStyles};
export {version} from 'react';

const page = (
  <StrictMode>
    <Page />
  </StrictMode>
);

export const asString = (): string => renderToString(page);

export function asStream(): Promise<string> {
  return new Promise((resolve, reject) => {
    let html = '';
    const target = new Writable({
      write: (chunk, _encoding, done) => {
        html += String(chunk);
        done();
      },
      final: done => {
        resolve(html);
        done();
      },
    });
    const {pipe} = renderToPipeableStream(page, {onAllReady: () => void pipe(target), onError: reject});
  });
}
