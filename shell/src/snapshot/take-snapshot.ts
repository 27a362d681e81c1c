import type { SnapshotNode } from './snapshot'
import { usedCss } from './used-css'

/** How far below the screen a snapshot reaches, in heights of the screen: phones hide their bars. */
const REACH = 1.25

/** What nobody can use before the code is there: neither keyboard nor finger gets to it meanwhile. */
const CONTROLS = 'button, input, select, textarea, [role=button], [role=switch], [tabindex="0"]:not(a)'

/** What says that the page is not yet, or not only, what someone comes back for. */
const UNFINISHED =
  '[aria-busy=true], [role=alert], [role=status][data-kind], [role=dialog], [role=alertdialog], [aria-haspopup][aria-expanded=true]'

/** A page as it is drawn now: its elements as far as the screen reaches, and the rules that draw them. */
export type Taken = { css: string; nodes: SnapshotNode[] }

function taken(node: Node, limit: number): SnapshotNode[] {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ? [node.textContent] : []
  if (!(node instanceof Element) || node.getBoundingClientRect().top > limit) return []
  const attributes = Object.fromEntries(
    node.getAttributeNames().map((name) => [name, node.getAttribute(name) ?? '']),
  )
  if (node.matches(CONTROLS)) attributes.inert = ''
  if (node instanceof HTMLInputElement) {
    attributes.value = node.value
    delete attributes.checked
    if (node.checked) attributes.checked = ''
  }
  return [[node.tagName, attributes, ...[...node.childNodes].flatMap((child) => taken(child, limit))]]
}

/**
 * Takes a snapshot of what is drawn; null while the page waits, says an error, is scrolled or has something open, and
 * where its look cannot be written down.
 */
export function takeSnapshot(root: Element): Taken | null {
  if (scrollY > 0 || root.childElementCount === 0 || document.querySelector(UNFINISHED)) return null
  const css = usedCss(root, document.styleSheets)
  if (css === null) return null
  return { css, nodes: [...root.childNodes].flatMap((node) => taken(node, innerHeight * REACH)) }
}
