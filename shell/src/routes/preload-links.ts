import { preload } from '@mowka/kernel/platform'
import { savesData } from '../remotes/likely-next'
import { routeAt } from './route-at'

/**
 * How long someone stays on a link before its page's code is fetched, in milliseconds: less than it takes to press,
 * more than it takes to pass by, for instance through a table with a link in every row.
 */
export const DWELL = 60

/**
 * Fetches the code of the page behind any link of the product, also in remotes, as soon as someone seems to be going
 * there: points at it, comes to it by keyboard, or touches it. Gives the way to stop.
 */
export function preloadLinks(target: Document): () => void {
  let waiting: { link: HTMLAnchorElement; timer: ReturnType<typeof setTimeout> } | null = null
  const leave = () => {
    clearTimeout(waiting?.timer)
    waiting = null
  }
  const onApproach = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link && link === waiting?.link) return
    leave()
    if (!link || !isOurs(link) || savesData()) return
    // A touch does not pass by.
    const isTouch = 'pointerType' in event && event.pointerType === 'touch'
    if (isTouch) return fetchPageOf(link)
    waiting = { link, timer: setTimeout(() => fetchPageOf(link), DWELL) }
  }
  const approaches = ['pointerover', 'focusin'] as const
  // On the way down: whatever handles these events inside may stop them.
  const options = { capture: true, passive: true }
  for (const each of approaches) target.addEventListener(each, onApproach, options)
  return () => {
    leave()
    for (const each of approaches) target.removeEventListener(each, onApproach, options)
  }
}

/** Leads to a page of the product, in this tab. */
const isOurs = (link: HTMLAnchorElement): boolean =>
  link.hasAttribute('href') &&
  link.origin === location.origin &&
  !link.hasAttribute('download') &&
  (link.target === '' || link.target === '_self')

function fetchPageOf(link: HTMLAnchorElement): void {
  const route = routeAt(link.pathname)
  if (route) preload(route.name)
}
