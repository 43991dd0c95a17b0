/** The slot of the tabs. They and the panels get the name of their slot by themselves, or from a server. */
export const TAB_SLOT = 'tab';

/** The name of the slot of a panel starts with it, and ends with the name of the panel. */
export const PANEL_SLOT = 'panel-';
