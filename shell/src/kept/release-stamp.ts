import type { PageData } from '../page-data/page-data'

/** Names the releases that a page is made of; null while one of them is being developed. */
export const releaseStamp = ({ config, registry, overrides }: PageData): string | null =>
  overrides === 'active'
    ? null
    : [
        config.shellVersion,
        ...Object.entries(registry)
          .map(([name, { live, canary }]) => [name, live.version, canary?.version].join(' '))
          .sort(),
      ].join(',')
