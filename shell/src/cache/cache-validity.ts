import type { PageData } from '../page-data/page-data'

/** Lifetime of cached responses and snapshots, in ms. */
export const CACHE_LIFETIME = 7 * 24 * 60 * 60_000

/** Whether a cached entry may still be rendered. */
export const isFresh = ({ at }: { at: number }): boolean =>
  typeof at === 'number' && Date.now() - at < CACHE_LIFETIME

/** Stamp of the live releases of the shell and of the given remotes (by default all); null during development. */
export const releaseStamp = (
  { config, registry, overrides }: PageData,
  remotes = Object.keys(registry),
): string | null =>
  overrides === 'active'
    ? null
    : [
        config.shellVersion,
        ...remotes
          .map((name) => [name, registry[name]?.live.version, registry[name]?.canary?.version].join(' '))
          .sort(),
      ].join(',')
