import { localKeys } from '@mowka/domain/browser/storage-keys'
import { readStored } from '@mowka/kernel/storage/raw'
import { isFresh } from '../cache/cache-validity'
import { type PageData, pageNonce } from '../page-data/page-data'
import { isReturning } from '../session/stored-sign-in'
import {
  isSame,
  PRESSED,
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

/** Shows that a press was registered. Dimming alone is hard to see on a small button in the dark theme. */
const WAITING = `#${SNAPSHOT_ID} [${PRESSED}]{opacity:.6;outline:2px dashed;outline-offset:-4px;cursor:progress}`

/** Controls that need the code. Links and fields work without it. */
const BUTTONS = 'button,[role=button],[role=switch],[role=tab],[type=file]'

/** Returns a listener that marks pressed controls, which are pressed again in the rendered page. */
function pressMarker(): (event: Event) => void {
  let presses = 0
  return (event) => {
    const control = (event.target as Element).closest(BUTTONS)
    if (!control || control.matches('[type=checkbox],[type=radio]')) return
    // The browser turns keys into clicks only for its own buttons.
    if (event instanceof KeyboardEvent && (control.matches('button') || !/^( |Enter)$/.test(event.key)))
      return
    event.preventDefault()
    if (control.hasAttribute(PRESSED)) return
    control.setAttribute(PRESSED, `${presses++}`)
    control.setAttribute('aria-busy', 'true')
  }
}

/** Creates a DOM node without parsing markup. */
function build(node: SnapshotNode, namespace: string | null): Node {
  if (typeof node === 'string') return document.createTextNode(node)
  const [tag, attributes, ...inside] = node
  if (REFUSED.test(tag)) return document.createTextNode('')
  const own = tag === 'svg' ? SVG : namespace
  const element = own ? document.createElementNS(own, tag) : document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'style') (element as HTMLElement).style.cssText = value
    // Otherwise radio buttons of the page join the group and clear its choice.
    else if (name === 'name') element.setAttribute(name, SNAPSHOT_ID + value)
    else if (!/^on/i.test(name) && (name !== 'href' || /^[/#](?!\/)/.test(value)))
      element.setAttribute(name, value)
  }
  element.append(...inside.map((each) => build(each, own)))
  return element
}

/**
 * Shows the user's last snapshot of this page until the code has rendered it. Links and fields work; presses of other
 * controls wait for the code (`hand-over.ts`). Nothing is shown for another user, release, language or viewport width,
 * or after a week.
 */
export function showSnapshot(data: PageData): void {
  if (isReturning(location.search)) return
  // Not validated by a schema: the conditions must match, and with an invalid snapshot the page only starts empty.
  const snapshot = readStored(localKeys.pageSnapshot(snapshotAddress())) as Snapshot | null
  if (!snapshot || !isFresh(snapshot)) return
  if (!isSame(snapshot.conditions, snapshotConditions(data, snapshot.conditions.remote))) return
  const style = document.createElement('style')
  style.nonce = pageNonce() ?? ''
  style.textContent = snapshot.css + STILL.join('') + WAITING
  const holder = document.createElement('div')
  holder.id = SNAPSHOT_ID
  holder.append(style, ...snapshot.nodes.map((node) => build(node, null)))
  const markPressed = pressMarker()
  holder.addEventListener('click', markPressed)
  holder.addEventListener('keydown', markPressed)
  document.body.prepend(holder)
}
