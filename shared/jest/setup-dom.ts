import { TextDecoder, TextEncoder } from 'node:util'
import '@testing-library/jest-dom'
import { configure, getConfig } from '@testing-library/dom'
import * as React from 'react'
import { guardBareText } from './bare-text'

const { getElementError } = getConfig()

/** Whether a query is part of the polling of `waitFor`. */
const isRepeated = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true

configure({
  // Timeout for a wait that hangs; most results appear within milliseconds.
  asyncUtilTimeout: 20_000,
  // Prints the document only when the wait fails, not with every poll.
  getElementError: (message, container) =>
    isRepeated() ? new Error(message ?? '') : getElementError(message, container),
})

// React captures a stack trace per element for its warnings, which takes longer than creating the element (ADR 48).
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, object>
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => {},
})

// Browser features that jsdom lacks and that the router, layouts and dialogs need.
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
