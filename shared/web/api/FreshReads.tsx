import { onTouched } from '@mowka/kernel/platform'
import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { showsAny } from './api-key'

/**
 * Revalidates reads of all remotes after writes: mounted ones immediately, others on their next mount. The shell
 * renders it once, inside the global cache.
 */
export function FreshReads(): null {
  const { mutate } = useSWRConfig()
  useEffect(
    () =>
      onTouched((tags) => {
        void mutate((key) => showsAny(key, tags) && key[0] === 'api')
        // Pages of endless lists are cleared, so that the list reloads all of them once it is notified.
        void mutate((key) => showsAny(key, tags) && key[0] === 'api-page', undefined, { revalidate: false })
      }),
    [mutate],
  )
  return null
}
