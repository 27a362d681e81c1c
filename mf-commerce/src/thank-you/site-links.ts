/** Pages of the public site. */
export type SiteLinks = { help: string; contact: string }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/**
 * Where help and contact are: the server writes its surroundings into the page. Null in a page without them, such as a
 * test's.
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
