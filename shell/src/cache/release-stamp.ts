import type { PageData } from '../page-data/page-data'

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
