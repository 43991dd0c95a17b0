/** Lets file uploads have several files, with the attribute `multiple`. Import it before you render them. */
import {FileListController} from './file-list.controller.js';
import {provideMultipleFiles} from './multiple-slot.js';

provideMultipleFiles(host => new FileListController(host));
