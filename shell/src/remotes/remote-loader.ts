import type { RemoteLoader } from './loader'

let loader: RemoteLoader | null = null

/** Installs the page's one loader. */
export function provideRemoteLoader(next: RemoteLoader): void {
  loader = next
}

/** The page's one loader. */
export function remoteLoader(): RemoteLoader {
  if (!loader) throw new Error('The loader of remotes is not started')
  return loader
}
