import { exercise } from '@mowka/testing/entities'
import { attemptResult } from './fake-ports.fixture'
import { pressPrimary } from './primary-action'
import { started, three } from './started.fixture'

test('after a right last answer the trainer continues on its own and finishes the lesson (L-TRN-23, L-TRN-27)', async () => {
  const { store, clock, log, ports, right } = await started([exercise()])
  await right()
  expect(store.phase).toBe('result')
  clock.pass(1200)
  await new Promise(process.nextTick)
  expect(log.slice(-2)).toEqual(['succeeded e1', 'finished'])
  expect(store).toMatchObject({ phase: 'finished', done: 1, position: 1 })
  expect(ports.onFinished).toHaveBeenCalledTimes(1)
})

test('after the last answer the trainer continues when playback ends, at the latest after four seconds (L-TRN-23, C67)', async () => {
  const stillSounding = { play: jest.fn(() => new Promise<void>(() => {})) }
  const { store, clock, right } = await started([exercise()], stillSounding)
  await right()
  clock.pass(3999)
  expect(store.phase).toBe('result')
  clock.pass(1)
  expect(store.phase).toBe('saving')
})

test.each([
  ['a slip', { resultCategory: 'MINOR_ERROR', isPreferred: false }],
  ['an own version', { isPreferred: false }],
] as const)(
  'after a last answer with more to read, %s, the trainer waits for the learner (C67)',
  async (_, change) => {
    const { store, clock, right } = await started([exercise()], {
      checker: { check: async () => attemptResult(true, change) },
    })
    await right()
    clock.pass(60_000)
    expect(store.phase).toBe('result')
    pressPrimary(store)
    expect(store.phase).toBe('saving')
  },
)

test('activity after the last answer stops the trainer from continuing on its own (C67)', async () => {
  const { store, clock, right } = await started([exercise()])
  await right()
  store.stay()
  clock.pass(60_000)
  await new Promise(process.nextTick)
  expect(store.phase).toBe('result')
})

test('Enter after the last answer continues immediately, and only once (C67)', async () => {
  const { store, clock, log, right } = await started([exercise()])
  await right()
  pressPrimary(store)
  await new Promise(process.nextTick)
  clock.pass(5000)
  await new Promise(process.nextTick)
  expect(log.filter((each) => each === 'finished')).toHaveLength(1)
  expect(store.phase).toBe('finished')
})

test('the answer plays 800 ms after a success (L-TRN-38)', async () => {
  const { ports, clock, right } = await started()
  await right()
  clock.pass(799)
  expect(ports.play).not.toHaveBeenCalled()
  clock.pass(1)
  expect(ports.play).toHaveBeenCalledWith('r-answer')
})

test('the answer plays 300 ms after a wrong result (L-TRN-39)', async () => {
  const { ports, clock, wrong } = await started()
  await wrong()
  clock.pass(299)
  expect(ports.play).not.toHaveBeenCalled()
  clock.pass(1)
  expect(ports.play).toHaveBeenCalledWith('r-answer')
})

test("the answer doesn't play automatically when autoplay is off (L-TRN-40)", async () => {
  const settings = {
    activities: { fullSentence: true, gaps: true, blocks: true },
    keepFullSentence: false,
    autoplayAnswer: false,
  }
  const { ports, clock, wrong } = await started(three, { settings: () => settings })
  await wrong()
  clock.pass(5000)
  expect(ports.play).not.toHaveBeenCalled()
})

test('continuing or leaving the page cancels pending playback', async () => {
  const { store, ports, clock, right } = await started()
  await right()
  await store.proceed()
  clock.pass(5000)
  await right()
  store.close()
  clock.pass(5000)
  expect(ports.play).not.toHaveBeenCalled()
})
