export {pathSegments, type PathLabels, type PathSegment} from './path-segments.js';
