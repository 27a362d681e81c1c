/** Returns the visible text of HTML. */
export const visibleText = (html: string): string =>
  (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').replaceAll('\u00a0', ' ').trim()

const PARAGRAPH = /^<p[^<>]*>(.*)<\/p>$/s

/** Removes the paragraph around a single line, which a heading must not contain. */
export function withoutParagraph(html: string): string {
  const inner = PARAGRAPH.exec(html.trim())?.[1]
  return inner === undefined || inner.includes('</p>') ? html : inner
}
