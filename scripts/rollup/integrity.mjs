import {createHash} from 'node:crypto';

/** Writes the hash of the bundle's file next to it, for the `integrity` attribute of a `<script>`. */
export function integrity({fileName}) {
  return {
    name: 'integrity',
    generateBundle(_options, bundle) {
      const [{code}] = Object.values(bundle);
      const hash = createHash('sha384').update(code).digest('base64');
      this.emitFile({type: 'asset', fileName, source: `sha384-${hash}\n`});
    },
  };
}
