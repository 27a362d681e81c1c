/** Lifetime of cached responses and snapshots, in ms. */
export const CACHE_LIFETIME = 7 * 24 * 60 * 60_000

/** Whether a cached entry may still be rendered. */
export const isFresh = ({ at }: { at: number }): boolean =>
  typeof at === 'number' && Date.now() - at < CACHE_LIFETIME
