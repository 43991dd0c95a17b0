import {
  AngularNodeAppEngine,
  createWebRequestFromNodeRequest,
  writeResponseToNodeResponse,
} from '@angular/ssr/node';
import {prerender} from '@life-changers/elements/server';
import type {IncomingMessage, ServerResponse} from 'node:http';

const engine = new AngularNodeAppEngine({allowedHosts: ['127.0.0.1']});

/** Answers with a page of Angular, in which the elements are filled. Returns whether it is one. */
export async function render(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const page = await engine.handle(createWebRequestFromNodeRequest(request));
  if (page === null) return false;
  await writeResponseToNodeResponse(new Response(prerender(await page.text()), page), response);
  return true;
}
