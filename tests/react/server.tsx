/** Runs in Node, with each version of React. */
import {linkStyles} from '@life-changers/react/ssr';
import {StrictMode, type ReactNode} from 'react';
import {renderToPipeableStream, renderToString} from 'react-dom/server';
import {Writable} from 'node:stream';
import {ControlsPage} from './controls-page.js';
import {FormPage} from './form-page.js';
import {Page} from './page.js';
import {StreamedPage} from './streamed-page.js';

export {linkStyles};
export {version} from 'react';

const page = (
  <StrictMode>
    <Page />
  </StrictMode>
);

export const asString = (): string => renderToString(page);

export const controls = (): string =>
  renderToString(
    <StrictMode>
      <ControlsPage />
    </StrictMode>,
  );

export const form = (): string =>
  renderToString(
    <StrictMode>
      <FormPage />
    </StrictMode>,
  );

/** Renders a page to a stream, which starts when everything or only the shell is ready. */
function stream(content: ReactNode, start: 'onAllReady' | 'onShellReady', nonce?: string): Promise<string> {
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
    const {pipe} = renderToPipeableStream(content, {
      [start]: () => void pipe(target),
      onError: reject,
      ...(nonce !== undefined && {nonce}),
    });
  });
}

export const asStream = (): Promise<string> => stream(page, 'onAllReady');

/** The streamed page. React's own scripts, which put its second part in its place, have a nonce. */
export const asParts = (nonce: string): Promise<string> =>
  stream(
    <StrictMode>
      <StreamedPage />
    </StrictMode>,
    'onShellReady',
    nonce,
  );
