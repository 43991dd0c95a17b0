import {css} from 'lit';
import * as token from './token.js';

/** The tick of a checkbox, for `clip-path`: a shape, not an image, because a strict content security policy may block images in CSS. */
export const tickShape = css`polygon(26% 49%, 41% 63%, 74% 30%, 83% 39%, 41% 81%, 17% 58%)`;

/** The dash of a checkbox that is neither checked nor unchecked, for `clip-path`. */
export const dashShape = css`inset(44% 22% round 1px)`;

/** The radius of a checkbox. Even in the roundest theme, it is not a circle, which would look like a radio. */
export const checkRadius = css`min(${token.radius} * 0.625, 6px)`;
