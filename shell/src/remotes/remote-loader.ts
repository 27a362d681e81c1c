import type { RemoteLoader } from './loader'
import type { RemoteError } from './remote-error'

/** What pages and widgets need: the loader, and whom to tell of what broke while it was shown. */
export type RemoteHost = { loader: RemoteLoader; onError: (error: RemoteError) => void }

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

/** Tells of a remote that broke while it was shown. */
export const reportRemoteError = (error: RemoteError): void => current().onError(error)
