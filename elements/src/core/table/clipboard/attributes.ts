/** The text of a cell of this library, if HTML does not keep it, such as one with several spaces. */
export const TEXT_ATTRIBUTE = 'data-lc-text';

/** The value of a cell of this library. */
export const RAW_ATTRIBUTE = 'data-lc-raw';
