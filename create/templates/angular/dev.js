/** Runs the server of the API and that of Angular, which asks it for everything below `/api`. */
import {spawn} from 'node:child_process';

const windows = process.platform === 'win32';
const servers = [
  spawn(process.execPath, ['--watch', 'server/main.js'], {stdio: 'inherit'}),
  spawn('npx', ['ng', 'serve'], {stdio: 'inherit', shell: windows}),
];

for (const server of servers) server.on('exit', () => servers.forEach(other => other.kill()));
