/** Names of the members that the buttons share. See `base/members.ts`. */
export const base = Symbol();
export const baseClass = Symbol();
export const nameWithoutText = Symbol();
export const renderContent = Symbol();
