import type { RemoteLoader } from './loader'
import type { RemoteError } from './remote-error'

/** What pages and widgets need besides the loader. */
export type RemoteHost = {
  loader: RemoteLoader
  /** Told of what broke while it was shown. */
  onError: (error: RemoteError) => void
  /** Whether the server answers; false where it does not within some seconds. */
  isServerThere: () => Promise<boolean>
  /** Loads the page again. */
  reload: () => void
}

let host: RemoteHost | null = null

/** Installs the page's one loader. */
export function provideRemoteLoader(next: RemoteHost): void {
  host = next
}

function current(): RemoteHost {
  if (!host) throw new Error('The loader of remotes is not started')
  return host
}

/** The page's one loader. */
export const remoteLoader = (): RemoteLoader => current().loader

/**
 * Starts over where requests hang: browsers give those up only for a new page, while a script that is requested again
 * joins the request that hangs. False when the server cannot be reached: then nothing was done, and what is being
 * loaded goes on. `isStillWanted` is asked before the page is given up.
 */
export async function startOver(isStillWanted: () => boolean = () => true): Promise<boolean> {
  const { isServerThere, reload } = current()
  const isThere = await isServerThere()
  if (isThere && isStillWanted()) reload()
  return isThere
}

/** Tells of a remote that broke while it was shown. */
export const reportRemoteError = (error: RemoteError): void => current().onError(error)
