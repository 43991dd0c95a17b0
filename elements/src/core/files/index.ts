export {isAccepted, parseAccept} from './accept.js';
export {checkFile, isBound, type FileLimits} from './check-file.js';
export {describeAccept, type FileKinds} from './describe-accept.js';
export type {FileLike} from './file-like.js';
export {formatFileSize} from './file-size.js';
