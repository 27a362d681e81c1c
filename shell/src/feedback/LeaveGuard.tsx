import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { confirmations } from './confirm-store'
import { unsaved } from './unsaved'

/**
 * Asks before leaving a page with unsaved changes. The product's only blocker, because the router supports one at a
 * time.
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
      // Going back twice blocks twice; the last one counts.
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
