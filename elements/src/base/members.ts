/**
 * Names of members that element classes share with their subclasses. They are symbols, because an app or a framework
 * that sets a property by name, such as React, could overwrite `protected` members. The build describes them by their names in
 * development only, because every bundle would contain the descriptions.
 */
export const control = Symbol();
export const controlValue = Symbol();
export const dialog = Symbol();
export const effectiveLabel = Symbol();
export const focusFirst = Symbol();
export const formPart = Symbol();
export const internals = Symbol();
export const isModal = Symbol();
export const isDisabled = Symbol();
export const isRequired = Symbol();
export const localize = Symbol();
export const messageOf = Symbol();
export const renderControl = Symbol();
export const renderField = Symbol();
export const renderNow = Symbol();
export const renderedControl = Symbol();
export const setState = Symbol();
export const validityAnchor = Symbol();
export const warn = Symbol();
