import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { confirmations } from './confirm-store'
import { unsaved } from './unsaved'

/**
 * Asks before someone leaves for another page with something unsaved. The only blocker of the product: the router
 * listens to one at a time, whichever came last.
 */
export function LeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next }) =>
      unsaved.question !== null && here.pathname + here.search !== next.pathname + next.search,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const { question } = unsaved
    if (!question) return blocker.proceed()
    let isCurrent = true
    void confirmations.ask(question).then((leave) => {
      // Going back twice blocks twice; the last one is what counts.
      if (!isCurrent) return
      if (leave) blocker.proceed()
      else blocker.reset()
    })
    return () => {
      isCurrent = false
    }
  }, [blocker])
  return null
}
