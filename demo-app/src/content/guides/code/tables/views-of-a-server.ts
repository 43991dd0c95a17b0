import type {TableView, ViewStorage} from '@life-changers/react';

async function send(
  path: string,
  init?: RequestInit,
): Promise<Response> {
  const response = await fetch(`/api/order-views${path}`, init);
  if (!response.ok) throw new Error(response.statusText);
  return response;
}

const put = (path: string, body: unknown): Promise<Response> =>
  send(path, {method: 'PUT', body: JSON.stringify(body)});

/** A resource for each view, and one for the default of the user. */
export const serverViews: ViewStorage = {
  load: async ({signal}) => {
    const response = await send('', {signal});
    return (await response.json()) as TableView[];
  },
  save: change => {
    if (change.type === 'put')
      return put(`/${change.view.id}`, change.view);
    if (change.type === 'default')
      return put('-default', {id: change.id});
    return send(`/${change.id}`, {method: 'DELETE'});
  },
};
