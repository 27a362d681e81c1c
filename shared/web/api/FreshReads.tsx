import { onTouched } from '@mowka/kernel/platform'
import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { showsAny } from './api-key'

/**
 * Keeps the reads of all remotes fresh: what a write touches is fetched again where it is shown, and on its next
 * showing elsewhere. The shell renders it once, inside the cache that everyone uses.
 */
export function FreshReads(): null {
  const { mutate } = useSWRConfig()
  useEffect(
    () =>
      onTouched((tags) => {
        void mutate((key) => showsAny(key, tags) && key[0] === 'api')
        // Pages of endless lists: forgotten here, so that the list that is told next loads them all again.
        void mutate((key) => showsAny(key, tags) && key[0] === 'api-page', undefined, { revalidate: false })
      }),
    [mutate],
  )
  return null
}
