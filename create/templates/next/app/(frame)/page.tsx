export {Home as default} from '../../ui/home';
