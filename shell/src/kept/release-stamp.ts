import type { PageData } from '../page-data/page-data'

/** Names the live releases of the shell and of these remotes, else of all; null while one is being developed. */
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
