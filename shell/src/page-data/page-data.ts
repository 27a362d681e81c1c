import type { BegunRead, OverrideState, Registry, RuntimeConfig } from '@mowka/contract/schemas/platform'

/** Data that the server embeds in the page: environment, remote releases and initial reads. */
export type PageData = {
  config: RuntimeConfig
  registry: Registry
  overrides: OverrideState
  /** Initial reads of the page at this address. */
  firstReads: { at: string; reads: BegunRead[] }
}

/**
 * Reads the page's data block.
 *
 * @throws if it is missing, because the page can't work without it.
 */
export function readPageData(): PageData {
  const text = document.getElementById('mowka-page')?.textContent
  if (!text) throw new Error('The page carries no data block')
  return JSON.parse(text) as PageData
}

/** Contact address of the product; null in a page without a data block. */
export const contactUrl = (): string | null =>
  document.getElementById('mowka-page') ? readPageData().config.contactUrl : null

/**
 * The provider's address for resending the confirmation email; null if there is none, and in a page without a data
 * block.
 */
export const confirmationUrl = (): string | null =>
  document.getElementById('mowka-page') ? readPageData().config.confirmationUrl : null

/** The page's CSP nonce for styles, read from a script element. */
export const pageNonce = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined
