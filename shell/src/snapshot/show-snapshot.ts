import { localKeys } from '@mowka/domain/browser/storage-keys'
import { readStored } from '@mowka/kernel/storage/raw'
import { isFresh } from '../cache/cache-validity'
import { type PageData, pageNonce } from '../page-data/page-data'
import { isReturning } from '../session/stored-sign-in'
import {
  isSame,
  SNAPSHOT_ID,
  type Snapshot,
  type SnapshotNode,
  snapshotAddress,
  snapshotConditions,
} from './snapshot'

const SVG = 'http://www.w3.org/2000/svg'

/** Elements that a snapshot never has; a tampered one is stripped of them. */
const REFUSED = /^(script|style|link|iframe|object|embed|form|base|meta)$/i

/** Disables animations: everything is shown in its final state. */
const STILL = ['*', '::before', '::after'].map(
  (part) => `#${SNAPSHOT_ID} ${part}{animation-delay:0s!important;animation-duration:0s!important}`,
)

/** Creates a DOM node without parsing markup. Links work; controls wait for the code. */
function build(node: SnapshotNode, namespace: string | null): Node {
  if (typeof node === 'string') return document.createTextNode(node)
  const [tag, attributes, ...inside] = node
  if (REFUSED.test(tag)) return document.createTextNode('')
  const own = tag === 'svg' ? SVG : namespace
  const element = own ? document.createElementNS(own, tag) : document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'style') (element as HTMLElement).style.cssText = value
    else if (!/^on/i.test(name) && (name !== 'href' || /^[/#](?!\/)/.test(value)))
      element.setAttribute(name, value)
  }
  element.append(...inside.map((each) => build(each, own)))
  return element
}

/**
 * Shows the user's last snapshot of this page until the code has rendered it. Nothing is shown for another user,
 * release, language or viewport width, or after a week.
 */
export function showSnapshot(data: PageData): void {
  if (isReturning(location.search)) return
  // Not validated by a schema: the conditions must match, and with an invalid snapshot the page only starts empty.
  const snapshot = readStored(localKeys.pageSnapshot(snapshotAddress())) as Snapshot | null
  if (!snapshot || !isFresh(snapshot)) return
  if (!isSame(snapshot.conditions, snapshotConditions(data, snapshot.conditions.remote))) return
  const style = document.createElement('style')
  style.nonce = pageNonce() ?? ''
  style.textContent = snapshot.css + STILL.join('')
  const holder = document.createElement('div')
  holder.id = SNAPSHOT_ID
  holder.append(style, ...snapshot.nodes.map((node) => build(node, null)))
  document.body.prepend(holder)
}
