import type { BegunRead, OverrideState, Registry, RuntimeConfig } from '@mowka/contract/schemas/platform'

/** What the server put into the page: its surroundings, the releases of the remotes, and how the page begins. */
export type PageData = {
  config: RuntimeConfig
  registry: Registry
  overrides: OverrideState
  /** The reads with which the page at this address begins. */
  firstReads: { at: string; reads: BegunRead[] }
}

/** Reads the page's data block. The page is useless without it, so a missing one throws. */
export function readPageData(): PageData {
  const text = document.getElementById('mowka-page')?.textContent
  if (!text) throw new Error('The page carries no data block')
  return JSON.parse(text) as PageData
}

/** Where people reach us; null in a page without a data block. */
export const contactUrl = (): string | null =>
  document.getElementById('mowka-page') ? readPageData().config.contactUrl : null

/** Where the provider mails the confirming link again; null for nowhere, and in a page without a data block. */
export const confirmationUrl = (): string | null =>
  document.getElementById('mowka-page') ? readPageData().config.confirmationUrl : null

/** The nonce that the server gave this page for styles; a script reads it off its own element. */
export const pageNonce = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined
