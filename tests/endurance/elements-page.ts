/** The page of the elements. A toast has no place in HTML: a function shows it. */
import '@life-changers/elements';
import {toast} from '@life-changers/elements/toast';
import {startMountTest} from './mount-page.js';

startMountTest({
  'toast()': {
    mount() {
      const {id} = toast('The invoice was sent.', {action: {text: 'Undo', onClick() {}}});
      return () => toast.dismiss(id);
    },
  },
});
