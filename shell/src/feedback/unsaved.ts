import type { Confirmation } from '@mowka/kernel/platform'

type Question = () => Confirmation | null

/** The browser's own confirmation. Registering it disables the back/forward cache. */
const askInBrowser = (event: BeforeUnloadEvent) => event.preventDefault()

/** Unsaved changes on this page: one question per changed form. */
export class Unsaved {
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
