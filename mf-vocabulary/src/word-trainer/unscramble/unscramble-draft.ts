import type { LangCode } from '@mowka/contract/schemas/common'
import { fixedArticle } from '@mowka/domain/languages/articles'
import { langTag } from '@mowka/domain/languages/languages'
import { makeAutoObservable, observableRef } from 'mobx'
import type { GivenAnswer, HintNote, TextInLang, WordDraft } from '../word-exercise'

/** Stands for a space among the letters (V-WEX-17). */
export const SPACE = '_'

/** Task of an unscramble exercise. */
export type UnscrambleTask = {
  wordId: string
  prompt: TextInLang
  letters: readonly string[]
  correctAnswer: TextInLang
}

const asLetter = (character: string): string => (character === ' ' ? SPACE : character)
const asText = (letters: readonly string[]): string =>
  letters.map((letter) => (letter === SPACE ? ' ' : letter)).join('')

/** Draft of a word arranged from its letters, each used once (V-WEX-16). A German article is fixed. */
export class UnscrambleDraft implements WordDraft {
  /** Indexes in the pool, in the order of the answer. */
  placed: number[] = []
  moves = 0
  hintNote: HintNote | null = null
  /** The letter in the pool that a hint points to, and the first wrong one in the answer. */
  nextHint: number | null = null
  mistakeAt: number | null = null
  readonly task: UnscrambleTask
  /** Empty if there is no fixed article (V-WEX-15). */
  readonly article: string
  readonly #solution: readonly string[]

  constructor(task: UnscrambleTask) {
    this.task = task
    const { text, lang } = task.correctAnswer
    const { article, rest } = fixedArticle(text, lang)
    this.article = article
    this.#solution = [...rest].map(asLetter)
    makeAutoObservable(this, { task: false, article: false, hintNote: observableRef }, { autoBind: true })
  }

  get lang(): LangCode {
    return this.task.correctAnswer.lang
  }

  get letters(): string[] {
    return this.placed.map((place) => this.task.letters[place] ?? '')
  }

  get ready(): boolean {
    return this.placed.length > 0
  }

  get given(): GivenAnswer {
    const { wordId, prompt, correctAnswer } = this.task
    const text = [this.article, asText(this.letters)].filter(Boolean).join(' ')
    return { wordId, prompt, correctAnswer, userInput: { text, lang: this.lang } }
  }

  isUsed(place: number): boolean {
    return this.placed.includes(place)
  }

  /** Moves a letter from the pool to the end of the answer. */
  press(place: number): void {
    if (this.isUsed(place) || place >= this.task.letters.length) return
    this.placed.push(place)
    this.moved()
  }

  /** Types a character: uses the first matching letter left in the pool, ignoring case. */
  type(character: string): void {
    const tag = langTag(this.lang)
    const wanted = asLetter(character)
    const left = this.task.letters
      .map((letter, place) => ({ letter, place }))
      .filter(({ place }) => !this.isUsed(place))
    const same =
      left.find(({ letter }) => letter === wanted) ??
      left.find(({ letter }) => letter.toLocaleLowerCase(tag) === wanted.toLocaleLowerCase(tag))
    if (same) this.press(same.place)
  }

  /** Puts a letter of the answer back. */
  putBack(index: number): void {
    this.placed.splice(index, 1)
    this.moved()
  }

  backspace(): void {
    if (this.ready) this.putBack(this.placed.length - 1)
  }

  clear(): void {
    if (!this.ready) return
    this.placed = []
    this.moved()
  }

  /** Points to the next letter, or to the first wrong one if there is a mistake. */
  hint(): string | null {
    const mistake = this.letters.findIndex((letter, index) => letter !== this.#solution[index])
    if (mistake >= 0) {
      this.mistakeAt = mistake
      this.hintNote = { kind: 'mistake' }
      return this.task.wordId
    }
    const letter = this.#solution[this.placed.length]
    const place = this.task.letters.findIndex((each, index) => each === letter && !this.isUsed(index))
    if (letter === undefined || place < 0) return null
    this.nextHint = place
    this.hintNote = { kind: 'letter', letter: { text: asText([letter]), lang: this.lang } }
    return this.task.wordId
  }

  private moved(): void {
    this.moves += 1
    this.hintNote = null
    this.nextHint = null
    this.mistakeAt = null
  }
}
