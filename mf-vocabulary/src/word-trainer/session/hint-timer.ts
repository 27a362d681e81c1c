import { Timers } from '@mowka/web/trainer'
import { reaction } from 'mobx'
import { HINT_AFTER } from '../hint-note'
import type { WordDraft } from '../word-exercise'
import type { WordTrainerPorts } from './trainer-ports'

/** Shows a hint after every ten seconds without a move (V-WTRN-13). */
export class HintTimer {
  private readonly draft: WordDraft
  private readonly timer: Timers
  private readonly helped = new Set<string>()
  private stopWatching = () => {}

  constructor(draft: WordDraft, { clock }: Pick<WordTrainerPorts, 'clock'>) {
    this.draft = draft
    this.timer = new Timers(clock)
  }

  start(): void {
    this.stop()
    this.stopWatching = reaction(() => this.draft.moves, this.wait, { fireImmediately: true })
  }

  stop(): void {
    this.stopWatching()
    this.timer.callOff()
  }

  /** Whether a hint was shown for a word. In matching pairs, each word has its own hints. */
  hasHelped(wordId: string): boolean {
    return this.helped.has(wordId)
  }

  private readonly wait = (): void => {
    this.timer.callOff()
    this.timer.after(HINT_AFTER, () => {
      const wordId = this.draft.hint()
      if (wordId !== null) this.helped.add(wordId)
    })
  }
}
