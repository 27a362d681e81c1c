import { useEffect } from 'react'
import { takeOverResults } from './save-result'

/** Gives the account of whoever is signed in the results that wait on this device, once a page. */
export function useTakeOverResults(isAuthenticated: boolean): void {
  useEffect(() => {
    if (isAuthenticated) void takeOverResults()
  }, [isAuthenticated])
}
