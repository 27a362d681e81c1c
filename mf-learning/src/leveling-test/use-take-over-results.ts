import { readStored } from '@mowka/domain/storage'
import { localKeys } from '@mowka/domain/storage-keys'
import { reportError } from '@mowka/kernel/platform'
import { useEffect } from 'react'

/**
 * Gives the account of whoever is signed in the results that wait on this device, once a page. How that is done is
 * loaded only where a test was taken.
 */
export function useTakeOverResults(isAuthenticated: boolean): void {
  useEffect(() => {
    if (!isAuthenticated || readStored(localKeys.levelingTestResult) === null) return
    import(/* webpackChunkName: "save-result" */ './save-result')
      .then(({ takeOverResults }) => takeOverResults())
      .catch((error: unknown) => reportError(error, { part: 'leveling-test' }))
  }, [isAuthenticated])
}
