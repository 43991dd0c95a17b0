// #only signIn
export {SignIn as default} from '../../ui/sign-in';
