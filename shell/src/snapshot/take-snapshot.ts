import type { SnapshotNode } from './snapshot'

const isGroup = (rule: CSSRule): rule is CSSGroupingRule => 'cssRules' in rule && !('selectorText' in rule)

/** Whether an element of `root` may match a selector; one without a class matches any. */
function isUsed(selector: string, classes: ReadonlySet<string>): boolean {
  const named = selector.match(/\.[\w-]+/g)
  return !named || named.some((name) => classes.has(name.slice(1)))
}

function rulesIn(rules: Iterable<CSSRule>, classes: ReadonlySet<string>): string {
  return [...rules]
    .map((rule) => {
      if (isGroup(rule) && !rule.cssText.startsWith('@keyframes')) {
        const inside = rulesIn(rule.cssRules, classes)
        return inside && `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inside}}`
      }
      return 'selectorText' in rule && !isUsed(`${rule.selectorText}`, classes) ? '' : rule.cssText
    })
    .join('')
}

/** Cross-origin stylesheets, e.g. of extensions, don't expose their rules. */
function readableRules(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules
  } catch {
    return []
  }
}

/** `font-style: ;`: browsers serialize a shorthand with variables as empty if a longhand follows. */
const LOST = /[{;]\s*[a-z][\w-]*:\s*;/

/**
 * Returns the rules of all stylesheets that may match an element of `root`; null if the browser can't serialize one
 * of them.
 */
function usedCss(root: Element, sheets: Iterable<CSSStyleSheet>): string | null {
  const classes = new Set([...root.querySelectorAll('[class]')].flatMap((element) => [...element.classList]))
  const css = [...sheets].map((sheet) => rulesIn(readableRules(sheet), classes)).join('')
  return LOST.test(css) ? null : css
}

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
