import type { Confirmation } from '@mowka/kernel/platform'

type Question = () => Confirmation | null

/** The browser's own question, in its own words. A page that asks it is not kept for going back. */
const askInBrowser = (event: BeforeUnloadEvent) => event.preventDefault()

/** What is not saved on this page: one question for each form that someone has changed. */
export class Unsaved {
  private readonly questions = new Set<Question>()

  /** The question to ask before the page is left; null when everything is saved. */
  get question(): Confirmation | null {
    for (const ask of this.questions) {
      const question = ask()
      if (question) return question
    }
    return null
  }

  /** Keeps the page until the returned function is called. */
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
