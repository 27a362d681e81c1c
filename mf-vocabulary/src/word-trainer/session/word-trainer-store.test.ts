import { ChoiceDraft } from '../choice/choice-draft'
import { HINT_AFTER } from '../hint-note'
import { attemptResult, audioChoice, choice, match, written } from '../session-words.fixture'
import { WrittenDraft } from '../written/written-draft'
import { LONGEST_LAST_WORD, SUCCESS_SOUND_AFTER } from './after-answer'
import { settle, summaryOf } from './fake-ports.fixture'
import { opened, pairsOf } from './opened.fixture'
import type { CheckedWord, WordSessionEnd } from './trainer-ports'

const quiet = { settings: () => ({ lessonSoundsAllowed: false, autoplayAnswer: false }) }

test('V-WTRN-19: without an answer the big button does nothing', async () => {
  const { store, ports } = await opened([written(), choice()])
  expect(store.canPress).toBe(false)
  store.primary()
  expect(ports.check).not.toHaveBeenCalled()
  const draft = store.exercise?.draft
  if (draft instanceof WrittenDraft) draft.setText('r')
  expect(store.canPress).toBe(true)
})

test('V-WTRN-20 V-WEX-04: pairs go on only when all of them are matched', async () => {
  const { store, clock, ports } = await opened([match(), choice()])
  const { pair } = pairsOf(store, clock)
  for (const wordId of ['w1', 'w2', 'w3']) {
    expect(store.canPress).toBe(false)
    pair(wordId)
  }
  expect(store.canPress).toBe(true)
  expect(store.training.combo).toBe(1)
  expect(ports.post).toHaveBeenCalledTimes(3)
})

test('V-WTRN-21: after the last word the big button does nothing', async () => {
  const { store, right } = await opened([choice()])
  await right()
  expect(store.phase).toBe('result')
  expect(store.canPress).toBe(false)
})

describe('V-WTRN-05 V-WTRN-06: the sound of success', () => {
  test('comes after 800 ms, and the answer after it', async () => {
    const { clock, log, right } = await opened([choice(), choice()])
    await right()
    clock.pass(SUCCESS_SOUND_AFTER - 1)
    expect(log).toEqual([])
    clock.pass(1)
    await settle()
    expect(log).toEqual(['chimed', 'played r-receipt'])
  })

  test('comes after 800 ms also when all pairs are matched', async () => {
    const { store, clock, log } = await opened([match(), choice()])
    const { pair } = pairsOf(store, clock)
    for (const wordId of ['w1', 'w2', 'w3']) pair(wordId)
    log.length = 0
    clock.pass(SUCCESS_SOUND_AFTER - 501)
    await settle()
    expect(log).toEqual([])
    clock.pass(1)
    await settle()
    expect(log).toEqual(['chimed'])
  })

  test('is for successes of those who allow it', async () => {
    const failing = await opened([choice(), choice()])
    await failing.wrong()
    failing.clock.pass(5_000)
    await settle()
    expect(failing.log).toEqual(['played r-receipt'])
    const silent = await opened([choice(), choice()], quiet)
    await silent.right()
    silent.clock.pass(5_000)
    await settle()
    expect(silent.log).toEqual([])
  })
})

describe('V-WTRN-11: the last word', () => {
  test('waits for the recording and one second more when answers are played', async () => {
    let soundEnds = () => {}
    const play = () =>
      new Promise<void>((resolve) => {
        soundEnds = resolve
      })
    const { store, clock, ports, right } = await opened([choice()], { play })
    await right()
    clock.pass(SUCCESS_SOUND_AFTER)
    await settle()
    clock.pass(3_000)
    expect(ports.end).not.toHaveBeenCalled()
    soundEnds()
    await settle()
    clock.pass(999)
    expect(ports.end).not.toHaveBeenCalled()
    clock.pass(1)
    await settle()
    expect(store.phase).toBe('summary')
    expect(ports.end).toHaveBeenCalledTimes(1)
  })

  test('waits for no recording that never comes', async () => {
    const { clock, ports, right } = await opened([choice()], { play: () => new Promise(() => {}) })
    await right()
    clock.pass(LONGEST_LAST_WORD)
    await settle()
    expect(ports.end).toHaveBeenCalledTimes(1)
  })

  test('waits only for the eyes when nothing sounds', async () => {
    const { clock, ports, right } = await opened([choice()], quiet)
    await right()
    clock.pass(1_500)
    await settle()
    expect(ports.end).toHaveBeenCalledTimes(1)
  })
})

describe('V-WTRN-13: a hint', () => {
  test('comes after ten seconds without a move, and the answer says so', async () => {
    const { store, clock, ports, right } = await opened([choice(), choice()])
    clock.pass(HINT_AFTER - 1)
    expect(store.exercise?.draft.hintNote).toBeNull()
    clock.pass(1)
    expect(store.exercise?.draft.hintNote).toMatchObject({ kind: 'wrong' })
    await right()
    expect(ports.check).toHaveBeenCalledWith(expect.objectContaining({ hinted: true }), expect.anything())
  })

  test('waits ten seconds again after every move, and does not come after the check', async () => {
    const { store, clock, wrong } = await opened([choice(), choice()])
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

test('V-WTRN-13 S-WREP-15: with pairs a hint is about its own word, and each is thought about by itself', async () => {
  let now = 0
  const { store, clock, ports } = await opened([match(), choice()], { now: () => now })
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

test('V-WTRN-26: after pairs nothing is said of one word alone, and a mistake is not passed over in silence', async () => {
  const { store, clock } = await opened([match(), match()], quiet)
  const { pair } = pairsOf(store, clock)
  pair('w1', 'w2')
  for (const wordId of ['w1', 'w2', 'w3']) pair(wordId)
  expect(store.result).toMatchObject({ isOfPairs: true, resultCategory: 'MINOR_ERROR' })
  store.primary()
  await settle()
  for (const wordId of ['w1', 'w2', 'w3']) pairsOf(store, clock).pair(wordId)
  expect(store.result).toMatchObject({ isOfPairs: true, resultCategory: 'CORRECT' })
})

test('V-WTRN-15: who cannot listen hears no words of pairs either', async () => {
  let until: Date | null = null
  const rest = { until: () => until, begin: () => new Date(), end: () => {} }
  const { store, clock, log } = await opened([match(), choice()], { rest })
  const { pair } = pairsOf(store, clock)
  pair('w1')
  expect(log).toHaveLength(1)
  until = new Date()
  pair('w2')
  expect(log).toHaveLength(1)
})

describe('who leaves hears nothing any more', () => {
  test('of an answer that is still being checked', async () => {
    let judge = (_: CheckedWord) => {}
    const check = () =>
      new Promise<CheckedWord>((resolve) => {
        judge = resolve
      })
    const { store, clock, log, ports, right } = await opened([choice()], { check })
    await right()
    store.close()
    judge(attemptResult(true))
    await settle()
    clock.pass(LONGEST_LAST_WORD)
    await settle()
    expect(log).toEqual([])
    expect(ports.end).not.toHaveBeenCalled()
  })

  test('after the sound of success', async () => {
    let chimed = () => {}
    const successSound = () =>
      new Promise<void>((resolve) => {
        chimed = resolve
      })
    const { store, clock, log, ports, right } = await opened([choice()], { successSound })
    await right()
    clock.pass(SUCCESS_SOUND_AFTER)
    store.close()
    chimed()
    await settle()
    clock.pass(LONGEST_LAST_WORD)
    await settle()
    expect(log).toEqual([])
    expect(ports.end).not.toHaveBeenCalled()
  })

  test('of a refusal', async () => {
    let refuse = (_: Error) => {}
    const check = () => new Promise<null>((_, reject) => (refuse = reject))
    const { store, ports, right } = await opened([choice()], { check })
    await right()
    store.close()
    refuse(new Error('refused'))
    await settle()
    expect(ports.notices.failed).not.toHaveBeenCalled()
  })

  test('and the session that is kept by then is not forgotten', async () => {
    let ended = () => {}
    const end = () =>
      new Promise<WordSessionEnd>((resolve) => {
        ended = () => resolve({ summary: summaryOf(1), problematic: [] })
      })
    const { store, clock, ports, kept, right } = await opened([choice()], { ...quiet, end })
    await right()
    const next = kept()
    clock.pass(1_500)
    store.close()
    ports.memory.keep(next)
    ended()
    await settle()
    expect(kept()).toBe(next)
  })
})

test('a word that is gone is passed over, and said to be', async () => {
  const check = jest.fn().mockResolvedValueOnce(null)
  const { store, ports, wrong } = await opened([choice(), written(), choice()], { check })
  await wrong()
  expect(ports.notices.passedOver).toHaveBeenCalledTimes(1)
  expect(store).toMatchObject({ phase: 'answering', result: null, training: { index: 1, combo: 0 } })
})

test('a last word that is gone ends the session', async () => {
  const { store, wrong } = await opened([choice()], { check: async () => null })
  await wrong()
  expect(store.phase).toBe('summary')
})

test('V-WTRN-17 V-WTRN-18: while sound rests a word comes without it, and with it again afterwards', async () => {
  let until: Date | null = new Date()
  const rest = { until: () => until, begin: () => new Date(), end: () => {} }
  const { store, ports, right } = await opened([audioChoice(), audioChoice()], { rest })
  expect(ports.source.start).toHaveBeenCalledWith(true)
  expect(store.exercise?.type).toBe('MULTIPLE_CHOICE')
  until = null
  await right()
  store.primary()
  await settle()
  expect(store.exercise?.type).toBe('AUDIO_MATCH')
})

test('a check that fails counts as no answer and leaves what was given', async () => {
  const check = jest.fn().mockRejectedValueOnce(new Error('refused'))
  const { store, ports, wrong } = await opened([choice()], { check })
  await wrong()
  expect(store.phase).toBe('answering')
  expect(store.exercise?.draft.ready).toBe(true)
  expect(ports.notices.failed).toHaveBeenCalledWith('check', expect.any(Error))
})
