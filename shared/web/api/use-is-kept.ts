import { useSessionScope } from '@mowka/kernel/session'
import { unstable_serialize, useSWRConfig } from 'swr'
import type { Read } from './read'
import { keyOf } from './use-reads'

/** Returns a function that reports whether a read's response is in the cache, without a request. */
export function useIsKept(): (read: Pick<Read, 'name' | 'args'>) => boolean {
  const { cache } = useSWRConfig()
  const scope = useSessionScope()
  return (read) => cache.get(unstable_serialize(keyOf(read, scope)))?.data !== undefined
}
