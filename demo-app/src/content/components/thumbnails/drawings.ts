import type {ComponentType} from 'react';
import {actions} from './actions.js';
import {blocks} from './blocks.js';
import {choices} from './choices.js';
import {data} from './data.js';
import {dataBlocks} from './data-blocks.js';
import {dates} from './dates.js';
import {display} from './display.js';
import {formBlocks} from './form-blocks.js';
import {forms} from './forms.js';
import {navigation} from './navigation.js';
import {overlays} from './overlays.js';
import {texts} from './texts.js';
import {toasts} from './toasts.js';

/** What the picture of each component and of each block shows, by its path without the slash. */
export const drawings: Readonly<Record<string, ComponentType>> = {
  ...actions,
  ...blocks,
  ...choices,
  ...data,
  ...dataBlocks,
  ...dates,
  ...display,
  ...formBlocks,
  ...forms,
  ...navigation,
  ...overlays,
  ...texts,
  ...toasts,
};
