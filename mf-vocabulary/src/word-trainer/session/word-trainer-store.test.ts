import { ChoiceDraft } from '../choice/choice-exercise'
import { attemptResult, audioChoice, choice, match, written } from '../session-words.fixture'
import { HINT_AFTER } from '../word-exercise'
import { WrittenDraft } from '../written/written-draft'
import { flushPromises, summaryOf } from './fake-ports.fixture'
import { openTrainer, pairsOf } from './open-trainer.fixture'
import { MAX_LAST_WORD_WAIT, SUCCESS_SOUND_DELAY } from './timed-actions'
import type { CheckedWord, WordSessionEnd } from './trainer-ports'

const quiet = { settings: () => ({ lessonSoundsAllowed: false, autoplayAnswer: false }) }

test('the primary button does nothing without an answer (V-WTRN-19)', async () => {
  const { store, ports } = await openTrainer([written(), choice()])
  expect(store.canPress).toBe(false)
  store.primary()
  expect(ports.check).not.toHaveBeenCalled()
  const draft = store.exercise?.draft
  if (draft instanceof WrittenDraft) draft.setText('r')
  expect(store.canPress).toBe(true)
})

test('a pairs exercise continues only after all pairs are matched (V-WTRN-20, V-WEX-04)', async () => {
  const { store, clock, ports } = await openTrainer([match(), choice()])
  const { pair } = pairsOf(store, clock)
  for (const wordId of ['w1', 'w2', 'w3']) {
    expect(store.canPress).toBe(false)
    pair(wordId)
  }
  expect(store.canPress).toBe(true)
  expect(store.training.combo).toBe(1)
  expect(ports.post).toHaveBeenCalledTimes(3)
})

test('the primary button does nothing after the last word (V-WTRN-21)', async () => {
  const { store, right } = await openTrainer([choice()])
  await right()
  expect(store.phase).toBe('result')
  expect(store.canPress).toBe(false)
})

describe('the success sound (V-WTRN-05, V-WTRN-06)', () => {
  test('plays after 800 ms, followed by the answer', async () => {
    const { clock, log, right } = await openTrainer([choice(), choice()])
    await right()
    clock.pass(SUCCESS_SOUND_DELAY - 1)
    expect(log).toEqual([])
    clock.pass(1)
    await flushPromises()
    expect(log).toEqual(['chimed', 'played r-receipt'])
  })

  test('plays after 800 ms when all pairs are matched', async () => {
    const { store, clock, log } = await openTrainer([match(), choice()])
    const { pair } = pairsOf(store, clock)
    for (const wordId of ['w1', 'w2', 'w3']) pair(wordId)
    log.length = 0
    clock.pass(SUCCESS_SOUND_DELAY - 501)
    await flushPromises()
    expect(log).toEqual([])
    clock.pass(1)
    await flushPromises()
    expect(log).toEqual(['chimed'])
  })

  test('tells a slip and the fifth right answer in a row from other right answers', async () => {
    const sound = jest.fn(async () => {})
    const check = jest
      .fn()
      .mockResolvedValueOnce({ ...attemptResult(true), resultCategory: 'MINOR_ERROR' })
      .mockResolvedValue(attemptResult(true))
    const { store, clock, right } = await openTrainer(
      Array.from({ length: 6 }, () => choice()),
      { sound, check },
    )
    for (let answered = 0; answered < 5; answered++) {
      await right()
      clock.pass(SUCCESS_SOUND_DELAY)
      store.primary()
      await flushPromises()
    }
    expect(sound.mock.calls.flat()).toEqual(['close', 'right', 'right', 'right', 'combo'])
  })

  test('is another one at once for wrong answers, and none is played unless the learner allows it', async () => {
    const failing = await openTrainer([choice(), choice()])
    await failing.wrong()
    expect(failing.log).toEqual(['buzzed'])
    failing.clock.pass(5_000)
    await flushPromises()
    expect(failing.log).toEqual(['buzzed', 'played r-receipt'])
    const silent = await openTrainer([choice(), choice()], quiet)
    await silent.right()
    silent.clock.pass(5_000)
    await flushPromises()
    expect(silent.log).toEqual([])
  })
})

describe('the last word (V-WTRN-11)', () => {
  test('waits for the recording and one more second when answers are played', async () => {
    let soundEnds = () => {}
    const play = () =>
      new Promise<void>((resolve) => {
        soundEnds = resolve
      })
    const { store, clock, ports, right } = await openTrainer([choice()], { play })
    await right()
    clock.pass(SUCCESS_SOUND_DELAY)
    await flushPromises()
    clock.pass(3_000)
    expect(ports.end).not.toHaveBeenCalled()
    soundEnds()
    await flushPromises()
    clock.pass(999)
    expect(ports.end).not.toHaveBeenCalled()
    clock.pass(1)
    await flushPromises()
    expect(store.phase).toBe('summary')
    expect(ports.end).toHaveBeenCalledTimes(1)
  })

  test('does not wait for a recording that never ends', async () => {
    const { clock, ports, right } = await openTrainer([choice()], { play: () => new Promise(() => {}) })
    await right()
    clock.pass(MAX_LAST_WORD_WAIT)
    await flushPromises()
    expect(ports.end).toHaveBeenCalledTimes(1)
  })

  test('waits for the display time only without sound', async () => {
    const { clock, ports, right } = await openTrainer([choice()], quiet)
    await right()
    clock.pass(1_500)
    await flushPromises()
    expect(ports.end).toHaveBeenCalledTimes(1)
  })
})

describe('a hint (V-WTRN-13)', () => {
  test('is shown after ten seconds without a move, and the attempt records it', async () => {
    const { store, clock, ports, right } = await openTrainer([choice(), choice()])
    clock.pass(HINT_AFTER - 1)
    expect(store.exercise?.draft.hintNote).toBeNull()
    clock.pass(1)
    expect(store.exercise?.draft.hintNote).toMatchObject({ kind: 'wrong' })
    await right()
    expect(ports.check).toHaveBeenCalledWith(expect.objectContaining({ hinted: true }), expect.anything())
  })

  test('restarts its timer with every move and is not shown after the check', async () => {
    const { store, clock, wrong } = await openTrainer([choice(), choice()])
    clock.pass(HINT_AFTER - 1)
    const { draft } = store.exercise ?? {}
    if (draft instanceof ChoiceDraft) draft.choose(2)
    clock.pass(HINT_AFTER - 1)
    expect(draft?.hintNote).toBeNull()
    await wrong()
    clock.pass(HINT_AFTER)
    expect(draft?.hintNote).toBeNull()
  })
})

test('in a pairs exercise is about its own word, and thinking time is measured per word (V-WTRN-13, S-WREP-15)', async () => {
  let now = 0
  const { store, clock, ports } = await openTrainer([match(), choice()], { now: () => now })
  const { draft, pair } = pairsOf(store, clock)
  clock.pass(HINT_AFTER)
  const hinted = draft.hintedWordId
  now = 12_000
  for (const wordId of ['w1', 'w2', 'w3']) {
    pair(wordId)
    now += 1_000
  }
  const sent = jest.mocked(ports.post).mock.calls.map(([attempt]) => attempt)
  expect(hinted).not.toBeNull()
  expect(sent.filter((attempt) => attempt.hinted).map(({ wordId }) => wordId)).toEqual([hinted])
  expect(sent.map(({ milliseconds }) => milliseconds)).toEqual([12_000, 1_000, 1_000])
})

test('the verdict on pairs mentions no single word and any wrong pair (V-WTRN-26)', async () => {
  const { store, clock } = await openTrainer([match(), match()], quiet)
  const { pair } = pairsOf(store, clock)
  pair('w1', 'w2')
  for (const wordId of ['w1', 'w2', 'w3']) pair(wordId)
  expect(store.result).toMatchObject({ isPairsVerdict: true, resultCategory: 'MINOR_ERROR' })
  store.primary()
  await flushPromises()
  for (const wordId of ['w1', 'w2', 'w3']) pairsOf(store, clock).pair(wordId)
  expect(store.result).toMatchObject({ isPairsVerdict: true, resultCategory: 'CORRECT' })
})

test('words of pairs are not played while listening is off (V-WTRN-15)', async () => {
  let until: Date | null = null
  const rest = { until: () => until, begin: () => new Date(), end: () => {} }
  const { store, clock, log } = await openTrainer([match(), choice()], { rest })
  const { pair } = pairsOf(store, clock)
  pair('w1')
  expect(log).toHaveLength(1)
  until = new Date()
  pair('w2')
  expect(log).toHaveLength(1)
})

describe('after leaving the trainer', () => {
  test('an answer that is still being checked plays no sound', async () => {
    let judge = (_: CheckedWord) => {}
    const check = () =>
      new Promise<CheckedWord>((resolve) => {
        judge = resolve
      })
    const { store, clock, log, ports, right } = await openTrainer([choice()], { check })
    await right()
    store.close()
    judge(attemptResult(true))
    await flushPromises()
    clock.pass(MAX_LAST_WORD_WAIT)
    await flushPromises()
    expect(log).toEqual([])
    expect(ports.end).not.toHaveBeenCalled()
  })

  test('no recording follows the success sound', async () => {
    let chimed = () => {}
    const sound = () =>
      new Promise<void>((resolve) => {
        chimed = resolve
      })
    const { store, clock, log, ports, right } = await openTrainer([choice()], { sound })
    await right()
    clock.pass(SUCCESS_SOUND_DELAY)
    store.close()
    chimed()
    await flushPromises()
    clock.pass(MAX_LAST_WORD_WAIT)
    await flushPromises()
    expect(log).toEqual([])
    expect(ports.end).not.toHaveBeenCalled()
  })

  test('a refused check reports nothing', async () => {
    let refuse = (_: Error) => {}
    const check = () => new Promise<null>((_, reject) => (refuse = reject))
    const { store, ports, right } = await openTrainer([choice()], { check })
    await right()
    store.close()
    refuse(new Error('refused'))
    await flushPromises()
    expect(ports.notices.failed).not.toHaveBeenCalled()
  })

  test('a session stored meanwhile is not discarded', async () => {
    let ended = () => {}
    const end = () =>
      new Promise<WordSessionEnd>((resolve) => {
        ended = () => resolve({ summary: summaryOf(1), problematic: [] })
      })
    const { store, clock, ports, kept, right } = await openTrainer([choice()], { ...quiet, end })
    await right()
    const next = kept()
    clock.pass(1_500)
    store.close()
    ports.memory.keep(next)
    ended()
    await flushPromises()
    expect(kept()).toBe(next)
  })
})

test('a deleted word is skipped with a message', async () => {
  const check = jest.fn().mockResolvedValueOnce(null)
  const { store, ports, wrong } = await openTrainer([choice(), written(), choice()], { check })
  await wrong()
  expect(ports.notices.wordSkipped).toHaveBeenCalledTimes(1)
  expect(store).toMatchObject({ phase: 'answering', result: null, training: { index: 1, combo: 0 } })
})

test('a deleted last word ends the session', async () => {
  const { store, wrong } = await openTrainer([choice()], { check: async () => null })
  await wrong()
  expect(store.phase).toBe('summary')
})

test('while muted a word is shown without sound, and with it again afterwards (V-WTRN-17, V-WTRN-18)', async () => {
  let until: Date | null = new Date()
  const rest = { until: () => until, begin: () => new Date(), end: () => {} }
  const { store, ports, right } = await openTrainer([audioChoice(), audioChoice()], { rest })
  expect(ports.source.start).toHaveBeenCalledWith(true)
  expect(store.exercise?.type).toBe('MULTIPLE_CHOICE')
  until = null
  await right()
  store.primary()
  await flushPromises()
  expect(store.exercise?.type).toBe('AUDIO_MATCH')
})

test('a failed check leaves the word unanswered with its input', async () => {
  const check = jest.fn().mockRejectedValueOnce(new Error('refused'))
  const { store, ports, wrong } = await openTrainer([choice()], { check })
  await wrong()
  expect(store.phase).toBe('answering')
  expect(store.exercise?.draft.ready).toBe(true)
  expect(ports.notices.failed).toHaveBeenCalledWith('check', expect.any(Error))
})
