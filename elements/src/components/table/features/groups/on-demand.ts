/** What few tables with groups need, and not at once: one module, so that a bundler splits the rest only once. */
export {fileLines} from './file-lines.js';
export {ServerGroups} from './server-groups.js';
