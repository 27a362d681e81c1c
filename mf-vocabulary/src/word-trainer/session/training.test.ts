import { ChoiceDraft } from '../choice/choice-exercise'
import { choice, match, written } from '../session-words.fixture'
import { fakePorts, flushPromises } from './fake-ports.fixture'
import { openTrainer, pairsOf } from './open-trainer.fixture'
import type { WordTrainerPorts } from './trainer-ports'
import { WordTrainerStore } from './word-trainer-store'

test('the streak grows with successes and ends with a failure (V-WTRN-12)', async () => {
  const { store, right, wrong } = await openTrainer([choice(), choice(), choice(), choice()])
  const runs: number[] = []
  for (const answer of [right, right, wrong, right]) {
    await answer()
    runs.push(store.training.combo)
    store.primary()
    await flushPromises()
  }
  expect(runs).toEqual([1, 2, 0, 1])
})

test('a wrong pair ends the streak, and its exercise does not count as a success', async () => {
  const { store, clock, right } = await openTrainer([choice(), match(), choice()])
  await right()
  store.primary()
  await flushPromises()
  const { pair } = pairsOf(store, clock)
  pair('w1', 'w2')
  expect(store.training.combo).toBe(0)
  for (const wordId of ['w1', 'w2', 'w3']) pair(wordId)
  expect(store.training.isAnswered).toBe(true)
  expect(store.training.combo).toBe(0)
})

describe('the stored session', () => {
  test('after a reload an in-flight answer is sent again under its id, and its word is not repeated', async () => {
    const first = await openTrainer([choice('w1'), written('w2')], { check: () => new Promise(() => {}) })
    await first.right()
    const stored = first.kept()
    expect(stored?.pending?.attemptId).toBe('id-1')

    const second = fakePorts([])
    second.ports.memory.keep(stored)
    const store = new WordTrainerStore(second.ports)
    await store.open()
    expect(second.ports.post).toHaveBeenCalledWith(stored?.pending)
    expect(store.exercise?.type).toBe('WRITTEN_TRANSLATION')
  })

  test('a duplicated tab sends its answer under the same id', async () => {
    const first = await openTrainer([choice()])
    const copy = fakePorts([])
    copy.ports.memory.keep(first.kept())
    const store = new WordTrainerStore(copy.ports)
    await store.open()
    await first.right()
    const { draft } = store.exercise ?? {}
    if (draft instanceof ChoiceDraft) draft.choose(0)
    store.primary()
    await flushPromises()
    const idOf = ({ check }: WordTrainerPorts) => jest.mocked(check).mock.calls[0]?.[0].attemptId
    expect(idOf(copy.ports)).toBe(idOf(first.ports))
  })

  test('pairs that were matched before a reload count once', async () => {
    const first = await openTrainer([match(), choice()])
    pairsOf(first.store, first.clock).pair('w1')
    const again = fakePorts([])
    again.ports.memory.keep(first.kept())
    const store = new WordTrainerStore(again.ports)
    await store.open()
    const { pair } = pairsOf(store, again.clock)
    for (const wordId of ['w1', 'w2', 'w3']) pair(wordId)
    expect(jest.mocked(again.ports.post).mock.calls.map(([{ wordId }]) => wordId)).toEqual(['w2', 'w3'])
    expect(store.training.isAnswered).toBe(true)
    expect(again.kept()?.matched).toEqual([])
  })

  test('after a reload with all words answered only the end remains', async () => {
    const first = await openTrainer([choice()])
    await first.right()
    const again = fakePorts([])
    again.ports.memory.keep(first.kept())
    const store = new WordTrainerStore(again.ports)
    await store.open()
    expect(store.phase).toBe('summary')
  })

  test('leaving the trainer discards the session', async () => {
    const { store, kept } = await openTrainer([choice()])
    expect(kept()).not.toBeNull()
    store.close()
    expect(kept()).toBeNull()
  })
})
