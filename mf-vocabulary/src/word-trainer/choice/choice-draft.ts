import { makeAutoObservable, observableRef } from 'mobx'
import type { HintNote } from '../hint-note'
import type { GivenAnswer, TextInLang, WordDraft } from '../word-exercise'

/** Task of a multiple-choice exercise. */
export type ChoiceTask = {
  wordId: string
  prompt: TextInLang
  options: readonly TextInLang[]
  correctAnswer: TextInLang
}

/** Draft of a multiple-choice answer. */
export class ChoiceDraft implements WordDraft {
  chosen: number | null = null
  moves = 0
  hintNote: HintNote | null = null
  /** The option that a hint ruled out. */
  ruledOut: number | null = null
  readonly task: ChoiceTask

  constructor(task: ChoiceTask) {
    this.task = task
    makeAutoObservable(this, { task: false, hintNote: observableRef }, { autoBind: true })
  }

  get ready(): boolean {
    return this.chosen !== null
  }

  get given(): GivenAnswer | null {
    const userInput = this.chosen === null ? undefined : this.task.options[this.chosen]
    const { wordId, prompt, correctAnswer } = this.task
    return userInput ? { wordId, prompt, correctAnswer, userInput } : null
  }

  isCorrect(place: number): boolean {
    return this.task.options[place]?.text === this.task.correctAnswer.text
  }

  choose(place: number): void {
    if (place >= this.task.options.length) return
    this.chosen = place
    this.moves += 1
    this.hintNote = null
  }

  /** Rules out one wrong option: the selected one if it is wrong, else the first. */
  hint(): string | null {
    const wrong = this.task.options.map((_, place) => place).filter((place) => !this.isCorrect(place))
    const place = this.chosen !== null && wrong.includes(this.chosen) ? this.chosen : wrong[0]
    const option = place === undefined ? undefined : this.task.options[place]
    if (place === undefined || !option) return null
    this.ruledOut = place
    this.hintNote = { kind: 'wrong', option }
    return this.task.wordId
  }
}
