/** What a sheet of Excel may have. */
export const MAX_ROWS = 1_048_576;
export const MAX_COLUMNS = 16_384;
export const MAX_CHARACTERS = 32_767;
