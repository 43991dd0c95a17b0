export {hasActiveLink, isActiveLink, type LinkTarget} from './active-link.js';
