/** Names of the members that the buttons share. See `base/members.ts`. */
export const base = Symbol('base');
export const baseClass = Symbol('baseClass');
export const nameWithoutText = Symbol('nameWithoutText');
export const renderContent = Symbol('renderContent');
