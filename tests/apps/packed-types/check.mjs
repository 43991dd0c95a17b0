/** Checks the types of the packages with the strictest flags, by the oldest and the newest supported TypeScript. */
import {execFileSync} from 'node:child_process';

for (const version of ['5.4', '6.0', '7.0']) {
  for (const project of ['tsconfig.json', 'tsconfig.node.json', 'tsconfig.react-18.json']) {
    console.log(`TypeScript ${version}, ${project}`);
    const compiler = `node_modules/typescript-${version}/bin/tsc`;
    execFileSync(process.execPath, [compiler, '--project', project], {stdio: 'inherit'});
  }
}
