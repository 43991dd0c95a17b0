import {build} from 'esbuild';

/**
 * Bundles the scripts of the pages without a build, such as `plain.html`: each is one file in the folder of the site. They are
 * not part of the site's own build, because the files that pages share would start the app.
 *
 * @param {Record<string, string>} scripts their sources, by the name of the file
 */
export function plainScripts(scripts) {
  return {
    name: 'plain-scripts',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const source = scripts[/^\/([\w-]+)\.js$/.exec(request.url)?.[1]];
        if (source) request.url = `/@fs${source}`;
        next();
      });
    },
    async writeBundle({dir}) {
      const options = {bundle: true, minify: true, format: 'esm', target: 'es2022'};
      await build({...options, entryPoints: scripts, outdir: dir});
    },
  };
}
