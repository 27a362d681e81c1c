import type { SessionWord } from '@mowka/contract/schemas/vocabulary'
import { ChoiceDraft } from '../choice/choice-exercise'
import { MatchDraft } from '../match/match-draft'
import { fakePorts, flushPromises } from './fake-ports.fixture'
import type { WordTrainerPorts } from './trainer-ports'
import { WordTrainerStore } from './word-trainer-store'

/** Opens a trainer at its first word and returns helpers that answer. */
export async function openTrainer(words: SessionWord[], change: Partial<WordTrainerPorts> = {}) {
  const fake = fakePorts(words, change)
  const store = new WordTrainerStore(fake.ports)
  await store.open()
  const choose = async (place: number) => {
    const draft = store.exercise?.draft
    if (draft instanceof ChoiceDraft) draft.choose(place)
    store.primary()
    await flushPromises()
  }
  return { ...fake, store, right: () => choose(1), wrong: () => choose(0) }
}

/** Returns a helper that matches two words of the current pairs exercise. */
export function pairsOf(store: WordTrainerStore, clock: { pass: (milliseconds: number) => void }) {
  const draft = store.exercise?.draft
  if (!(draft instanceof MatchDraft)) throw new Error('no pairs')
  const rowOf = (side: 'source' | 'target', wordId: string) =>
    draft.sides[side].findIndex((tile) => tile.wordId === wordId)
  const pair = (target: string, source = target) => {
    draft.press({ side: 'target', row: rowOf('target', target) })
    draft.press({ side: 'source', row: rowOf('source', source) })
    clock.pass(500)
  }
  return { draft, pair }
}
