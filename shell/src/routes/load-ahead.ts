import { remoteLoader } from '../remotes/remote-loader'
import type { RouteEntry } from './route-table'

/**
 * Starts loading the page of a route while nobody knows yet who is here: what everyone gets who is signed in. A page
 * for staff waits for the verdict. What fails is met again by the page, and said there.
 */
export async function loadAhead({ content, role }: RouteEntry): Promise<void> {
  if (!('remote' in content) || role || !remoteLoader().has(content.remote, 'pages', content.page)) return
  await remoteLoader()
    .load(content.remote, 'pages', content.page)
    .catch(() => {})
}
