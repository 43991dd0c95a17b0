/** A private PostgreSQL cluster: in a temporary folder, without a network, and not as root. */
import {execFileSync, spawnSync} from 'node:child_process';
import {chownSync, existsSync, readdirSync} from 'node:fs';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {delimiter, join} from 'node:path';
import {startServer, type Server} from './server.js';
import {inBackends} from './tools.js';

interface Cluster {
  /** The variables of the environment with which clients find it. */
  readonly env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** Debian has the programs of a server beside those of other versions, and not on the path. */
const DEBIAN = '/usr/lib/postgresql';

const folders = [
  ...(process.env.PATH ?? '').split(delimiter),
  ...(existsSync(DEBIAN) ? readdirSync(DEBIAN).map(version => join(DEBIAN, version, 'bin')) : []),
];
const bin = folders.find(folder => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')));

/** PostgreSQL refuses to run as root, so root runs it as the user of Debian's package. */
const isRoot = process.getuid?.() === 0;
const idOf = (option: '-u' | '-g') => Number(spawnSync('id', [option, 'postgres']).stdout?.toString());
const user = isRoot ? {uid: idOf('-u'), gid: idOf('-g')} : {};

/** What is missing to run a cluster, or null. */
export const missingPostgres = (): string | null =>
  bin === undefined || (isRoot && !(user.uid! > 0)) ? "PostgreSQL (Debian's postgresql)" : null;

async function startCluster(): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'life-changers-postgres-'));
  if (isRoot) chownSync(folder, user.uid!, user.gid!);
  const data = join(folder, 'data');
  const call = (program: string, ...args: string[]) =>
    execFileSync(join(bin!, program), args, {...user, cwd: folder, stdio: ['ignore', 'ignore', 'inherit']});
  call('initdb', '-D', data, '-U', 'tests', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync');
  const settings = `-c listen_addresses= -c unix_socket_directories=${folder} -c fsync=off -c timezone=UTC`;
  call('pg_ctl', 'start', '-w', '-D', data, '-l', join(folder, 'log'), '-o', settings);
  return {
    env: {PGHOST: folder, PGUSER: 'tests', PGDATABASE: 'postgres'},
    close: async () => {
      call('pg_ctl', 'stop', '-w', '-m', 'fast', '-D', data);
      await rm(folder, {recursive: true, force: true});
    },
  };
}

/** Starts a server in Node over a private cluster. */
export async function startOverPostgres(script: string, rows: string): Promise<Server> {
  const cluster = await startCluster();
  try {
    const env = {GRAPHILE_ENV: 'production', ...cluster.env};
    const server = await startServer(process.execPath, [inBackends(script), rows], env);
    const close = async () => {
      await server.close();
      await cluster.close();
    };
    return {...server, close};
  } catch (error) {
    await cluster.close();
    throw error;
  }
}
