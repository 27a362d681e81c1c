import type { RemoteLoader } from './loader'
import type { RemoteError } from './remote-error'

/** Dependencies of pages and widgets besides the loader. */
export type RemoteHost = {
  loader: RemoteLoader
  /** Called for errors while rendering. */
  onError: (error: RemoteError) => void
  /** Whether the server responds within a few seconds. */
  isServerReachable: () => Promise<boolean>
  /** Reloads the page. */
  reload: () => void
}

let host: RemoteHost | null = null

/** Installs the page's loader. */
export function provideRemoteLoader(next: RemoteHost): void {
  host = next
}

function current(): RemoteHost {
  if (!host) throw new Error('The loader of remotes is not started')
  return host
}

/** Returns the page's loader. */
export const remoteLoader = (): RemoteLoader => current().loader

/**
 * Reloads the page when requests hang: browsers abort those only on a reload, and requesting the script again joins
 * the hanging request. Returns false without a reload if the server is unreachable; loading then continues.
 * `isStillWanted` is checked before the reload.
 */
export async function reloadIfReachable(isStillWanted: () => boolean = () => true): Promise<boolean> {
  const { isServerReachable, reload } = current()
  const isThere = await isServerReachable()
  if (isThere && isStillWanted()) reload()
  return isThere
}

/** Reports a remote that broke while rendering. */
export const reportRemoteError = (error: RemoteError): void => current().onError(error)
