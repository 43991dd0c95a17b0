/**
 * Names of members that element classes share with their subclasses. They are symbols, because an app or a framework
 * that sets a property by name, such as React, could overwrite `protected` members.
 */
export const control = Symbol('control');
export const controlValue = Symbol('controlValue');
export const dialog = Symbol('dialog');
export const effectiveLabel = Symbol('effectiveLabel');
export const focusFirst = Symbol('focusFirst');
export const internals = Symbol('internals');
export const isModal = Symbol('isModal');
export const isDisabled = Symbol('isDisabled');
export const isRequired = Symbol('isRequired');
export const localize = Symbol('localize');
export const messageOf = Symbol('messageOf');
export const renderControl = Symbol('renderControl');
export const renderField = Symbol('renderField');
export const renderNow = Symbol('renderNow');
export const renderedControl = Symbol('renderedControl');
export const setState = Symbol('setState');
export const validityAnchor = Symbol('validityAnchor');
export const warn = Symbol('warn');
