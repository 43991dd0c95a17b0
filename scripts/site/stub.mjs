/** Answers the requests of the examples while the site is developed. Restart `npm run dev` after changes to the stub. */
export function stub() {
  return {
    name: 'stub',
    async configureServer(server) {
      const {createApp} = await import('../../api-stub/dist/app.js');
      const app = createApp();
      server.middlewares.use((request, response, next) =>
        request.url.startsWith('/api-stub/') ? app(request, response) : next(),
      );
    },
  };
}
