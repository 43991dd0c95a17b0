// #only tables
export {People as default} from '../../../ui/people';
