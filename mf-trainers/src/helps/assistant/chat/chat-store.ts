import type { CefrLevel, LangCode } from '@mowka/contract/schemas/common'
import type { Exercise } from '@mowka/contract/schemas/learning'
import type { AiAction, AiMessage, AttemptResult } from '@mowka/contract/schemas/trainer'
import { isFewWords } from '@mowka/domain/exercise/ai-answer'
import { type Token, tokensOf } from '@mowka/domain/judge/answers/token'
import { ApiError, reportError } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { callApi } from '@mowka/web/api'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'

/** The range of chosen words, both ends inclusive; `null` for none. */
export type Selection = { from: number; to: number } | null

/** Returns the selectable words of a sentence, without the signs in between. */
export const choosableWords = (sentence: string, lang: LangCode): Token[] => tokensOf(sentence, lang)

export const isChosen = (selection: Selection, place: number): boolean =>
  selection !== null && place >= selection.from && place <= selection.to

/** Whether a word can be pressed: every word at first, then the chosen ones and their neighbours (L-AI-02). */
export const canPress = (selection: Selection, place: number): boolean =>
  selection === null || (place >= selection.from - 1 && place <= selection.to + 1)

/**
 * Returns the selection after a press. A neighbour is added, so that words stay in sentence order (L-AI-03); a chosen
 * word is removed together with the ones after it, unless it is the first.
 */
export function pressed(selection: Selection, place: number): Selection {
  if (!canPress(selection, place)) return selection
  if (selection === null) return { from: place, to: place }
  const { from, to } = selection
  if (!isChosen(selection, place)) return { from: Math.min(from, place), to: Math.max(to, place) }
  if (place === from) return from === to ? null : { from: from + 1, to }
  return { from, to: place - 1 }
}

/** Returns the chosen words in sentence order; empty for none. */
export function phraseOf(sentence: string, words: readonly Token[], selection: Selection): string {
  if (selection === null) return ''
  return sentence.slice(words[selection.from]?.start ?? 0, words[selection.to]?.end ?? 0)
}

/** The sentence that the words to choose from belong to: the question's (before the check) or its answer. */
export type ChatSide = 'example' | 'answer'

/** A question to the assistant. */
export type Ask = {
  type: AiAction
  side: ChatSide
  /** The chosen words; empty for the whole sentence. */
  phrase: string
  /** The learner's own question; empty for none. */
  question: string
  /** The answer to explain, or the one on the screen. */
  attempt: AttemptResult | null
}

/** Why a question has no reply. `stopped`: by the learner; `failed`: for another reason. */
export type Trouble = 'offline' | 'limit' | 'tooFast' | 'locked' | 'stopped' | 'failed'

/** A question with its outcome. */
export type Turn = {
  key: number
  asked: Ask
  status: 'waiting' | 'ok' | 'error'
  trouble: Trouble | null
} & {
  reply: AiMessage | null
  rating: 'like' | 'dislike' | null
}

const troubleOf = (error: unknown): Trouble => {
  if (!(error instanceof ApiError)) return 'failed'
  if (error.kind === 'network') return 'offline'
  if (error.code === 'ASSISTANT_LIMIT') return 'limit'
  if (error.status === 429) return 'tooFast'
  return error.status === 403 ? 'locked' : 'failed'
}

/** A chat with the assistant about one sentence. */
export class ChatStore {
  turns: Turn[] = []
  side: ChatSide
  selection: Selection = null
  /** Content of the question field. */
  draft = ''
  /** Questions left today; `null` while unknown. */
  questionsLeft: number | null = null
  readonly exercise: Exercise
  #chatId: string | undefined
  #keys = 0
  /** Counter that identifies late replies after a stop or restart. */
  #run = 0
  readonly #recordings = new Map<string, Promise<string>>()

  constructor(exercise: Exercise, side: ChatSide) {
    this.exercise = exercise
    this.side = side
    makeAutoObservable(this, { exercise: false, turns: observableRef }, { autoBind: true })
  }

  /** The selectable words. */
  get words() {
    return choosableWords(this.sentence, this.lang)
  }

  /** The sentence to choose words from. */
  get sentence(): string {
    return this.exercise[this.side]
  }

  get lang(): LangCode {
    return this.side === 'answer' ? this.exercise.answerLang : this.exercise.exampleLang
  }

  /** Whether something can be asked about the chosen words: before the check, only about a few. */
  get canAsk(): boolean {
    const count = this.selection ? this.selection.to - this.selection.from + 1 : 0
    return !this.isWaiting && (this.side === 'answer' || isFewWords(count, this.words.length))
  }

  /** The chosen words in sentence order; empty for none. */
  get phrase(): string {
    return phraseOf(this.sentence, this.words, this.selection)
  }

  get isWaiting(): boolean {
    return this.turns.at(-1)?.status === 'waiting'
  }

  /** Whether there is a chat to restart (L-AI-10). */
  get isBegun(): boolean {
    return this.turns.length > 0
  }

  /** Whether the question can be sent: it isn't empty (L-AI-11) and no reply is pending. */
  get canSend(): boolean {
    return this.draft.trim() !== '' && this.canAsk
  }

  press(place: number): void {
    this.selection = pressed(this.selection, place)
  }

  /** Chooses from the answer from now on, because it is visible. */
  reveal(): void {
    if (this.side === 'answer') return
    this.side = 'answer'
    this.selection = null
  }

  write(text: string): void {
    this.draft = text
  }

  /** Asks about the chosen words. Ignored while a reply is pending. */
  async ask(type: AiAction, attempt: AttemptResult | null, about: ChatContext): Promise<void> {
    if (!this.canAsk) return
    const phrase = type === 'EXPLAIN_ANSWER' ? '' : this.phrase
    await this.begin({ type, side: this.side, phrase, question: '', attempt }, about)
  }

  /** Sends the question in the field, which is cleared after the reply. */
  async send(attempt: AttemptResult | null, about: ChatContext): Promise<void> {
    if (!this.canSend) return
    const question = this.draft.trim()
    await this.begin({ type: 'CUSTOM', side: this.side, phrase: this.phrase, question, attempt }, about)
    runInAction(() => {
      if (this.turns.at(-1)?.status === 'ok' && this.draft.trim() === question) this.draft = ''
    })
  }

  /** Asks the follow-up question that the assistant suggested. */
  async follow(question: string, about: ChatContext): Promise<void> {
    if (!this.canAsk) return
    const attempt = this.turns.at(-1)?.asked.attempt ?? null
    await this.begin({ type: 'CUSTOM', side: this.side, phrase: this.phrase, question, attempt }, about)
  }

  /** Sends the last question again (L-AI-08). */
  async resend(about: ChatContext): Promise<void> {
    const last = this.turns.at(-1)
    if (last?.status !== 'error') return
    this.turns = this.turns.slice(0, -1)
    await this.begin(last.asked, about)
    runInAction(() => {
      if (this.turns.at(-1)?.status === 'ok' && this.draft.trim() === last.asked.question) this.draft = ''
    })
  }

  /** Cancels the pending question. */
  stop(): void {
    if (!this.isWaiting) return
    this.#run += 1
    this.end('error', { trouble: 'stopped' })
  }

  /** Clears the chat (L-AI-09). */
  restart(): void {
    this.#run += 1
    this.turns = []
    this.selection = null
    this.draft = ''
    this.#chatId = undefined
  }

  /** Rates a reply optimistically; reverted if it can't be saved (L-AI-12). */
  async rate(turn: Turn, rating: 'like' | 'dislike', onFailure: () => void): Promise<void> {
    if (!turn.reply || turn.rating === rating) return
    const { index: messageIndex, chatId } = turn.reply
    const call = rating === 'like' ? 'likeAssistantMessage' : 'dislikeAssistantMessage'
    this.setRating(turn.key, rating)
    try {
      await callApi(call, { body: { messageIndex, chatId } })
    } catch {
      this.setRating(turn.key, turn.rating)
      onFailure()
    }
  }

  /** Returns the recording of a text from a reply (L-AI-18). Rejects with an `ApiError`. */
  recordingOf(text: string): Promise<string> {
    const known = this.#recordings.get(text)
    if (known) return known
    const made = callApi('getAudioFromText', { body: { text } }).then(
      ({ recordingUrl }) => recordingUrl.split('/').at(-1) ?? '',
    )
    this.#recordings.set(text, made)
    made.catch(() => this.#recordings.delete(text))
    return made
  }

  private async begin(asked: Ask, { level, onFailure }: ChatContext): Promise<void> {
    if (this.isWaiting) return
    this.#run += 1
    const run = this.#run
    this.#keys += 1
    const turn: Turn = {
      key: this.#keys,
      asked,
      status: 'waiting',
      trouble: null,
      reply: null,
      rating: null,
    }
    this.turns = [...this.turns, turn]
    try {
      const { message, chatId, questionsLeft } = await callApi('promptAssistant', {
        body: this.bodyOf(asked, level),
      })
      if (run !== this.#run) return
      runInAction(() => {
        this.#chatId = chatId
        this.questionsLeft = questionsLeft
      })
      this.end('ok', { reply: message })
    } catch (error) {
      if (run !== this.#run) return
      const trouble = troubleOf(error)
      if (!(error instanceof ApiError)) reportError(error, { part: 'assistant' })
      this.end('error', { trouble })
      onFailure(trouble)
    }
  }

  private bodyOf({ type, side, phrase, question, attempt }: Ask, level: CefrLevel) {
    const { _id, example, answer } = this.exercise
    const userInput = attempt?.userInput
    return {
      selectedPhrase: phrase,
      ...(side === 'example' ? { about: side } : {}),
      userInput: question,
      type,
      level,
      ...(userInput === undefined ? {} : { answer: userInput }),
      ...(this.#chatId === undefined ? {} : { chatId: this.#chatId }),
      context: {
        example,
        answer,
        exerciseId: _id,
        ...(type === 'EXPLAIN_ANSWER' && userInput !== undefined ? { userInput } : {}),
      },
    }
  }

  private end(status: 'ok' | 'error', given: Partial<Turn>): void {
    this.turns = this.turns.map((turn, place) =>
      place === this.turns.length - 1 ? { ...turn, ...given, status } : turn,
    )
  }

  private setRating(key: number, rating: Turn['rating']): void {
    this.turns = this.turns.map((turn) => (turn.key === key ? { ...turn, rating } : turn))
  }
}

/** Page context of a question. */
export type ChatContext = { level: CefrLevel; onFailure: (trouble: Trouble) => void }

let kept: { key: string; chat: ChatStore } | null = null

/** Returns the chat about a sentence. It survives closing the assistant, until the next sentence. */
export function chatAbout(exercise: Exercise, side: ChatSide): ChatStore {
  const key = `${session.user?.userId} ${exercise._id}`
  if (kept?.key !== key) kept = { key, chat: new ChatStore(exercise, side) }
  return kept.chat
}

/** Discards the chat. For tests only. */
export function forgetChat(): void {
  kept = null
}
