// Stands in for the parts of federation's runtime that read manifests, make snapshots of what a page may load and fetch
// ahead by them (`federation-runtime.ts`). Our loader registers entries from the registry and fetches their files
// itself, so there is nothing for them to do; federation has no switch that leaves them out of a host. Named and shaped
// as what they replace.

export class SnapshotHandler {
  hooks = { lifecycle: {}, registerPlugins: {}, applyPlugin() {}, removePlugin() {} }
  /** Emptied when a remote is registered again. */
  manifestCache = new Map()
}

export const getGlobalRemoteInfo = () => ({})

const isOff = () => {
  throw new Error('This platform does not preload by federation')
}
export const formatPreloadArgs = isOff
export const preloadAssets = isOff
export const normalizePreloadExposes = isOff
export const defaultPreloadArgs = isOff
