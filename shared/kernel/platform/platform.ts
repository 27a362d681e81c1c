import type { RouteName } from '@mowka/contract/routes'
import type { TrackingEventName, TrackingProperties } from '@mowka/contract/schemas/tracking'
import type { ReactNode } from 'react'

export type SnackbarKind = 'success' | 'warning' | 'error' | 'info'

/** Options of a snackbar. */
export type SnackbarOptions = {
  /** Milliseconds; 5000 by default (P-SNACK-01). */
  duration?: number
  action?: { label: string; onSelect: () => void }
}

/** A question that must be answered before something happens. */
export type Confirmation = {
  title: string
  text?: ReactNode
  confirmLabel: string
  cancelLabel?: string
  /** Outlined red for what cannot be undone. */
  destructive?: boolean
}

/** What the shell does for remotes. The implementation is the shell's; remotes use the functions below. */
export type Platform = {
  notify: (kind: SnackbarKind, text: string, options?: SnackbarOptions) => void
  confirm: (question: Confirmation) => Promise<boolean>
  track: (event: TrackingEventName, properties: TrackingProperties) => void
  /**
   * Sends the person to the identity provider; they come back to `target` (a path of the product). `signup` begins
   * with its form for new people, `again` asks for the password even if it still knows who it is. False when that
   * could not even begin: the person has been told, and the page is still here.
   */
  signIn: (target?: string, hint?: 'signup' | 'again') => Promise<boolean>
  signOut: (target?: string) => void
  /** Gets a fresh token without the person noticing (after a payment, C31) and loads the account again. */
  refreshSession: () => Promise<void>
  /** Starts loading the code of a page that will probably be opened next. */
  preload: (route: RouteName) => void
  /** Whether a live release has the page of a route. What no release has is not offered. */
  hasPage: (route: RouteName) => boolean
  /**
   * Says that something on the page is not saved. Until what this returns is called, the question is asked before
   * someone leaves for another page, unless it is null by then; the browser asks its own when the whole product is
   * left.
   */
  keepUnsaved: (question: () => Confirmation | null) => () => void
  /** Reports an unexpected error with where it came from. */
  reportError: (error: unknown, tags?: Record<string, string>) => void
}

let platform: Platform | null = null

/** Installs the implementation. Only for the shell and tests. */
export function providePlatform(implementation: Platform): void {
  platform = implementation
}

function current(): Platform {
  if (!platform) throw new Error('The shell has not provided the platform yet')
  return platform
}

/** Shows a snackbar (default 5 s). */
export const notify: Platform['notify'] = (...args) => current().notify(...args)
/** Asks for a confirmation; resolves to the answer. */
export const confirm: Platform['confirm'] = (...args) => current().confirm(...args)
/** Sends a tracking event; never blocks and never fails. */
export const track: Platform['track'] = (...args) => current().track(...args)
export const signIn: Platform['signIn'] = (...args) => current().signIn(...args)
export const signOut: Platform['signOut'] = (...args) => current().signOut(...args)
export const refreshSession: Platform['refreshSession'] = () => current().refreshSession()
export const preload: Platform['preload'] = (route) => current().preload(route)
export const hasPage: Platform['hasPage'] = (route) => current().hasPage(route)
export const keepUnsaved: Platform['keepUnsaved'] = (question) => current().keepUnsaved(question)
export const reportError: Platform['reportError'] = (...args) => current().reportError(...args)
