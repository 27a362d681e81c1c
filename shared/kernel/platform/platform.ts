import type { RouteName } from '@mowka/contract/routes'
import type { TrackingEventName, TrackingProperties } from '@mowka/contract/schemas/platform'
import type { ReactNode } from 'react'

export type SnackbarKind = 'success' | 'warning' | 'error' | 'info'

/** Options of a snackbar. */
export type SnackbarOptions = {
  /** Duration in ms; 5000 by default (P-SNACK-01). */
  duration?: number
  action?: { label: string; onSelect: () => void }
}

/** A question to confirm before an action. */
export type Confirmation = {
  title: string
  text?: ReactNode
  confirmLabel: string
  cancelLabel?: string
  /** Outlined in red, for irreversible actions. */
  destructive?: boolean
}

/** Services that the shell provides for remotes. Remotes use the functions below. */
export type Platform = {
  notify: (kind: SnackbarKind, text: string, options?: SnackbarOptions) => void
  confirm: (question: Confirmation) => Promise<boolean>
  track: (event: TrackingEventName, properties: TrackingProperties) => void
  /**
   * Redirects to the identity provider, which returns to `target` (a path of the product). `signup` starts with its
   * registration form, `again` requires the password even within a session. Returns `false` if the redirect failed:
   * the user has been notified, and the page is still open.
   */
  signIn: (target?: string, hint?: 'signup' | 'again') => Promise<boolean>
  signOut: (target?: string) => void
  /** Refreshes the token silently (after a payment, C31) and reloads the account. */
  refreshSession: () => Promise<void>
  /** Preloads the code of a page that will probably be opened next. */
  preload: (route: RouteName) => void
  /** Whether a live release contains the page of a route. Links to other routes are not displayed. */
  hasPage: (route: RouteName) => boolean
  /**
   * Marks the page as having unsaved changes until the returned function is called. Before an in-app navigation the
   * question is displayed unless it is `null`; the browser displays its own before leaving the product.
   */
  keepUnsaved: (question: () => Confirmation | null) => () => void
  /** Reports an unexpected error with its source. */
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
/** Asks for a confirmation and returns the answer. */
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
