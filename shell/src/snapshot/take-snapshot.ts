import type { SnapshotNode } from './snapshot'
import { usedCss } from './used-css'

/** Extent of a snapshot in viewport heights; more than one, because phones hide their bars. */
const REACH = 1.25

/** Controls that are inert until the code is loaded. */
const CONTROLS = 'button, input, select, textarea, [role=button], [role=switch], [tabindex="0"]:not(a)'

/** Marks of a page that is loading, shows an error or has something open. */
const UNFINISHED =
  '[aria-busy=true], [role=alert], [role=status][data-kind], [role=dialog], [role=alertdialog], [aria-haspopup][aria-expanded=true]'

/** A rendered page: its elements down to the bottom of the viewport, and the CSS rules that they use. */
export type RenderedPage = { css: string; nodes: SnapshotNode[] }

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
 * Takes a snapshot of the rendered page; null if it is loading, shows an error, is scrolled or has something open, or
 * if its CSS can't be serialized.
 */
export function takeSnapshot(root: Element): RenderedPage | null {
  if (scrollY > 0 || root.childElementCount === 0 || document.querySelector(UNFINISHED)) return null
  const css = usedCss(root, document.styleSheets)
  if (css === null) return null
  return { css, nodes: [...root.childNodes].flatMap((node) => taken(node, innerHeight * REACH)) }
}
