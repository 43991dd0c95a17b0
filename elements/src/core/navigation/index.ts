export {pathSegments, type PathLabels, type PathSegment} from './path-segments.js';
export {hasActiveLink, isActiveLink, type LinkTarget} from './active-link.js';
export {normalizeBasename, withBasename, withoutBasename} from './basename.js';
