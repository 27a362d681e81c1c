import { localKeys } from '@mowka/domain/browser/storage-keys'
import { stored, storedKeys } from '@mowka/kernel/storage'
import * as v from 'valibot'
import { responseCache } from '../cache/response-cache'
import type { PageData } from '../page-data/page-data'
import { routeAt } from '../routes/route-table'
import {
  isSame,
  type Snapshot,
  type SnapshotNode,
  shownPath,
  snapshotAddress,
  snapshotConditions,
} from './snapshot'

/** Maximum number of snapshots; the oldest are evicted. */
export const MAX_SNAPSHOTS = 4

/** Maximum size of a snapshot in characters of JSON. */
export const MAX_SNAPSHOT_SIZE = 150_000

const storedSnapshot = (key: string) => stored(key, v.object({ at: v.number() }))
const ageOf = (key: string) => storedSnapshot(key).read()?.at ?? 0

/** Stores a snapshot of the page at an address. */
export function storeSnapshot(address: string, snapshot: Snapshot): void {
  if (JSON.stringify(snapshot).length > MAX_SNAPSHOT_SIZE) return
  stored(
    localKeys.pageSnapshot(address),
    v.custom<Snapshot>(() => true),
  ).write(snapshot)
  const keys = storedKeys([localKeys.pageSnapshot('')])
  if (keys.length <= MAX_SNAPSHOTS) return
  const newestFirst = keys.sort((a, b) => ageOf(b) - ageOf(a))
  for (const key of newestFirst.slice(MAX_SNAPSHOTS)) storedSnapshot(key).write(null)
}

/**
 * Stores a snapshot of the page, now and when the user leaves it. Only for pages whose release declares its initial
 * reads, because other responses must not be stored on the device.
 */
export function recordSnapshots(data: PageData, root: Element, target: Window): void {
  const { at, reads } = data.firstReads
  if (reads.length === 0) return
  // The service worker may have served a cached page of another address.
  if (decodeURI(shownPath(location.pathname)) !== shownPath(at)) return
  const address = snapshotAddress()
  const content = routeAt(location.pathname)?.content
  if (!content || !('remote' in content)) return
  const { remote } = content
  const conditions = snapshotConditions(data, remote)
  if (!conditions) return
  const keep = () => {
    if (snapshotAddress() !== address) return
    // Another tab may have changed the user or the language, so the rendered page is outdated.
    if (!responseCache.isOf(conditions.subject) || !isSame(conditions, snapshotConditions(data, remote)))
      return
    const taken = takeSnapshot(root)
    if (taken) storeSnapshot(address, { conditions, at: Date.now(), ...taken })
  }
  keep()
  target.addEventListener('pagehide', keep)
  target.document.addEventListener('visibilitychange', () => {
    if (target.document.visibilityState === 'hidden') keep()
  })
}

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

/** Marks of a page that is loading, shows an error or has something open. */
const UNFINISHED =
  '[aria-busy=true], [role=alert], [role=status][data-kind], [role=dialog], [role=alertdialog], [aria-haspopup][aria-expanded=true]'

/** A rendered page: its elements down to the bottom of the viewport, and the CSS rules that they use. */
type RenderedPage = { css: string; nodes: SnapshotNode[] }

function taken(node: Node, limit: number): SnapshotNode[] {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ? [node.textContent] : []
  if (!(node instanceof Element) || node.getBoundingClientRect().top > limit) return []
  const attributes = Object.fromEntries(
    node.getAttributeNames().map((name) => [name, node.getAttribute(name) ?? '']),
  )
  if (node instanceof HTMLInputElement) {
    attributes.value = node.value
    delete attributes.checked
    if (node.checked) attributes.checked = ''
  }
  if (node instanceof HTMLOptionElement && node.selected) attributes.selected = ''
  if (node instanceof HTMLTextAreaElement) return [[node.tagName, attributes, node.value]]
  return [[node.tagName, attributes, ...[...node.childNodes].flatMap((child) => taken(child, limit))]]
}

/**
 * Takes a snapshot of the rendered page; null if it is loading, shows an error, is scrolled or has something open, or
 * if its CSS can't be serialized.
 */
function takeSnapshot(root: Element): RenderedPage | null {
  if (scrollY > 0 || root.childElementCount === 0 || document.querySelector(UNFINISHED)) return null
  const css = usedCss(root, document.styleSheets)
  if (css === null) return null
  return { css, nodes: [...root.childNodes].flatMap((node) => taken(node, innerHeight * REACH)) }
}
