import type { RouteName } from '@mowka/contract/routes'
import { preload } from '@mowka/kernel/platform'
import { remoteLoader } from '../remotes/remote-loader'
import { type RouteEntry, routeAt } from '../routes/route-table'

/** Pages that are likely to be opened next from a page. */
export const likelyNext: Partial<Record<RouteName, readonly RouteName[]>> = {
  courses: ['courseDetails', 'lessonModeSelector'],
  courseDetails: ['lessonModeSelector'],
  lessonModeSelector: ['trainerWriting', 'trainerListening'],
  exercises: ['repetitionDeck'],
  repetitionModeSelector: ['repetitionFlashCards'],
  subscribe: ['subscribeSummary'],
}

/** Whether data saving is on; then nothing is prefetched speculatively. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * Starts loading a route's page while the user is still unknown. Staff pages wait for the verdict. The page itself
 * reports failures.
 */
export async function loadAhead({ content, role }: RouteEntry): Promise<void> {
  if (!('remote' in content) || role || !remoteLoader().has(content.remote, 'pages', content.page)) return
  await remoteLoader()
    .load(content.remote, 'pages', content.page)
    .catch(() => {})
}

/**
 * Hover time before a link's page is preloaded, in ms: shorter than a press, longer than moving across, e.g. through
 * a table with a link in every row.
 */
export const DWELL = 60

/**
 * Preloads the code of the page behind any product link, in remotes too, when it is hovered, focused or touched.
 * Returns a function that stops it.
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
    if (!link || !isProductLink(link) || savesData()) return
    // A touch is always intentional.
    const isTouch = 'pointerType' in event && event.pointerType === 'touch'
    if (isTouch) return fetchPageOf(link)
    waiting = { link, timer: setTimeout(() => fetchPageOf(link), DWELL) }
  }
  const approaches = ['pointerover', 'focusin'] as const
  // In the capture phase, because handlers inside may stop propagation.
  const options = { capture: true, passive: true }
  for (const each of approaches) target.addEventListener(each, onApproach, options)
  return () => {
    leave()
    for (const each of approaches) target.removeEventListener(each, onApproach, options)
  }
}

/** Whether a link opens a page of the product in this tab. */
const isProductLink = (link: HTMLAnchorElement): boolean =>
  link.hasAttribute('href') &&
  link.origin === location.origin &&
  !link.hasAttribute('download') &&
  (link.target === '' || link.target === '_self')

function fetchPageOf(link: HTMLAnchorElement): void {
  const route = routeAt(link.pathname)
  if (route) preload(route.name)
}
