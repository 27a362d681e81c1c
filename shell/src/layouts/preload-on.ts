import type { RouteName } from '@mowka/shared/contract/routes'
import { preload } from '@mowka/shared/platform'

/** Handlers of a link that start fetching its page's code as soon as somebody seems to be going there. */
export function preloadOn(route: RouteName) {
  const start = () => preload(route)
  return { onPointerEnter: start, onFocus: start, onTouchStart: start }
}
