import { TextDecoder, TextEncoder } from 'node:util'
import '@testing-library/jest-dom'
import { configure, getConfig } from '@testing-library/dom'
import * as React from 'react'
import { guardBareText } from './bare-text'

const { getElementError } = getConfig()

/** Whether a query is one of many polls of `waitFor`. */
const isRepeated = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true

configure({
  // Ends a wait that hangs; what tests wait for usually appears within milliseconds.
  asyncUtilTimeout: 20_000,
  // Prints the document once, when the wait fails, instead of with every poll.
  getElementError: (message, container) =>
    isRepeated() ? new Error(message ?? '') : getElementError(message, container),
})

// React keeps a stack trace of each element that is made, for its warnings, which takes longer than the element (ADR 48).
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, object>
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
})

// jsdom lacks what the router, layouts and dialogs ask of a browser.
Object.assign(globalThis, { TextDecoder, TextEncoder })
window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
    dispatchEvent: () => false,
  }) satisfies MediaQueryList
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.scrollTo = () => {}
Element.prototype.scrollIntoView ??= () => {}
HTMLMediaElement.prototype.play = async () => {}
HTMLMediaElement.prototype.pause = () => {}
URL.createObjectURL ??= () => 'blob:test'
URL.revokeObjectURL ??= () => {}

guardBareText()
