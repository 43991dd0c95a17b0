/**
 * Checks the type declarations of the packed packages as apps see them: with the strictest flags
 * (`tests/packed-types`), with the oldest and newest supported TypeScript, in Node and in a bundler, and with the types
 * of React 18 and 19. Needs a build and a package registry.
 */
import {execFileSync} from 'node:child_process';
import {cp, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {inRoot} from './lib/workspace.mjs';

const COMPILERS = ['5.4', '6.0', '7.0'];

const react18 = {
  react: ['./node_modules/types-react-18/index.d.ts'],
  'react/*': ['./node_modules/types-react-18/*'],
};

const projects = {
  'a bundler': {},
  Node: {module: 'NodeNext', moduleResolution: 'NodeNext'},
  'React 18': {paths: react18},
};

const folder = await mkdtemp(join(tmpdir(), 'life-changers-types-'));
try {
  await install();
  for (const [index, compilerOptions] of Object.values(projects).entries())
    await writeFile(
      join(folder, `tsconfig.${index}.json`),
      JSON.stringify({extends: './tsconfig.json', compilerOptions}),
    );
  const failures = COMPILERS.flatMap(check);
  if (failures.length > 0) throw new Error(`The packed types have errors:\n\n${failures.join('\n\n')}`);
  console.log(`The packed types have no errors in TypeScript ${COMPILERS.join(', ')}.`);
} finally {
  await rm(folder, {recursive: true, force: true});
}

async function install() {
  const packed = ['elements', 'react-bindings'].map(name => {
    const [{filename}] = JSON.parse(
      execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
        cwd: inRoot(name),
      }),
    );
    return `./${filename}`;
  });
  await cp(inRoot('tests/packed-types'), folder, {recursive: true});
  await writeFile(join(folder, 'package.json'), JSON.stringify({private: true, type: 'module'}));
  const compilers = COMPILERS.map(version => `typescript-${version}@npm:typescript@${version}`);
  const types = ['react@19', 'react-dom@19', '@types/react@19', 'types-react-18@npm:@types/react@18'];
  execFileSync('npm', ['install', '--no-audit', '--no-fund', ...packed, ...compilers, ...types], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

/** Returns the errors of one compiler, by project. */
function check(version) {
  return Object.keys(projects).flatMap((name, index) => {
    const compiler = join(folder, `node_modules/typescript-${version}/bin/tsc`);
    try {
      execFileSync(process.execPath, [compiler, '--project', `tsconfig.${index}.json`], {cwd: folder});
      return [];
    } catch (error) {
      return [`TypeScript ${version}, ${name}:\n${error.stdout}${error.stderr}`];
    }
  });
}
