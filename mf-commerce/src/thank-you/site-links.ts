/** Pages of the public site. */
export type SiteLinks = { help: string; contact: string }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/**
 * Reads the help and contact links, which the server embeds in the page. Null in a page without them, e.g. in tests.
 */
export function siteLinks(): SiteLinks | null {
  const text = document.getElementById('mowka-page')?.textContent
  const data: unknown = text ? JSON.parse(text) : null
  const config = isObject(data) ? data.config : null
  if (!isObject(config)) return null
  const { helpUrl, contactUrl } = config
  return typeof helpUrl === 'string' && typeof contactUrl === 'string'
    ? { help: helpUrl, contact: contactUrl }
    : null
}
