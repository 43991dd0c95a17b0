// #only data
/** Serves the API from the server of Vite while you develop. */
import {getRequestListener} from '@hono/node-server';

export function apiPlugin() {
  return {
    name: 'api',
    async configureServer(server) {
      const [{createApp}, {openDatabase}] = await Promise.all([import('./app.js'), import('./database.js')]);
      const listen = getRequestListener(createApp(openDatabase()).fetch);
      server.middlewares.use((request, response, next) => {
        if (request.url.startsWith('/api/')) void listen(request, response);
        else next();
      });
    },
  };
}
