import { localKeys } from '@mowka/domain/browser/storage-keys'
import { reportError } from '@mowka/kernel/platform'
import { storedKeys } from '@mowka/kernel/storage'
import { useEffect } from 'react'

/**
 * Transfers the results pending on this device to the signed-in account, once per page load. The code is loaded only
 * if there is a result.
 */
export function useTransferResults(isAuthenticated: boolean): void {
  useEffect(() => {
    if (!isAuthenticated || storedKeys([localKeys.levelingTestResult]).length === 0) return
    import(/* webpackChunkName: "save-result" */ './save-result')
      .then(({ transferResults }) => transferResults())
      .catch((error: unknown) => reportError(error, { part: 'leveling-test' }))
  }, [isAuthenticated])
}
