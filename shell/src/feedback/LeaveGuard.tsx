import type { Confirmation } from '@mowka/kernel/platform'
import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'
import { confirmations } from './confirm-store'

type Question = () => Confirmation | null

/** The browser's own confirmation. Registering it disables the back/forward cache. */
const askInBrowser = (event: BeforeUnloadEvent) => event.preventDefault()

/** Unsaved changes on this page: one question per changed form. */
class Unsaved {
  private readonly questions = new Set<Question>()

  /** The question to ask before leaving the page; null if everything is saved. */
  get question(): Confirmation | null {
    for (const ask of this.questions) {
      const question = ask()
      if (question) return question
    }
    return null
  }

  /** Guards the page until the returned function is called. */
  keep = (question: Question): (() => void) => {
    const own: Question = () => question()
    this.questions.add(own)
    window.addEventListener('beforeunload', askInBrowser)
    return () => {
      this.questions.delete(own)
      if (this.questions.size === 0) window.removeEventListener('beforeunload', askInBrowser)
    }
  }
}

export const unsaved = new Unsaved()

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
