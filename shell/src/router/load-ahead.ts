import { remoteLoader } from '../remotes/remote-loader'
import type { RouteEntry } from '../routes/route-table'

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
