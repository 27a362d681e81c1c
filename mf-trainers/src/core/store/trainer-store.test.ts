import { exercise } from '@mowka/testing/entities'
import { listeningMode } from '../../modes/listening/listening-mode'
import { attemptResult, fakePorts } from './fake-ports.fixture'
import { silentRecorder } from './ports'
import { pressPrimary } from './primary-action'
import { started, three } from './started.fixture'
import { TrainerStore } from './trainer-store'

test('shows the first item and records it as displayed (L-TRN-36)', async () => {
  const { store, ports } = await started()
  expect(store.phase).toBe('answering')
  expect(store.total).toBe(3)
  expect(store.position).toBe(1)
  expect(store.shown).toBe(1)
  expect(ports.recorder.displayed).toHaveBeenCalledWith({
    exerciseOrder: 0,
    exerciseId: 'e1',
    learningExerciseType: 'WRITING_FULL_SENTENCE',
    learningMode: 'WRITING',
  })
})

test('an empty answer is not checked', async () => {
  const { store, ports, answer } = await started()
  await answer('   ')
  expect(ports.checker.check).not.toHaveBeenCalled()
  expect(store.phase).toBe('answering')
})

test('a check counts the attempt, shows the result and records it (L-TRN-19, L-TRN-37)', async () => {
  const { store, ports, wrong } = await started()
  await wrong()
  expect(store.attempts).toBe(1)
  expect(store.phase).toBe('result')
  expect(ports.recorder.attempted).toHaveBeenCalledWith(expect.objectContaining({ exerciseId: 'e1' }), {
    userInput: 'I is at home.',
    expectedResult: 'I am at home.',
  })
})

test('a failed check shows a notice, counts nothing and leaves the answer unchanged (L-TRN-21)', async () => {
  const check = jest.fn().mockRejectedValue(new Error('offline'))
  const { store, ports, right } = await started(three, { checker: { check } })
  await right()
  expect(ports.notices.checkFailed).toHaveBeenCalledTimes(1)
  expect(store).toMatchObject({ phase: 'answering', attempts: 0, result: null })
  expect(store.item?.draft.value).toBe('I am at home.')
})

test('"Try again" clears the result and leaves the answer for correction (L-TRN-24)', async () => {
  const { store, wrong } = await started()
  await wrong()
  pressPrimary(store)
  expect(store).toMatchObject({ phase: 'answering', result: null, attempts: 1 })
  expect(store.item?.draft.value).toBe('I is at home.')
})

test('continuing after a success records it before the next item is requested (L-TRN-25, L-TRN-30)', async () => {
  let save = () => {}
  const { store, ports, right } = await started(three)
  ports.recorder.succeeded = () => new Promise((resolve) => (save = resolve))
  await right()
  const going = store.proceed()
  expect(store.phase).toBe('saving')
  expect(ports.items.next).toHaveBeenCalledTimes(1)
  save()
  await going
  expect(ports.items.next).toHaveBeenCalledTimes(2)
  expect(store.position).toBe(2)
})

test('the lesson is finished when there is no next item (L-TRN-31)', async () => {
  const { store, ports, right } = await started()
  ports.items.next = async () => ({ item: null, remainingItems: 0 })
  await right()
  await store.proceed()
  expect(ports.recorder.finished).toHaveBeenCalledTimes(1)
  expect(store.phase).toBe('finished')
})

test('a lesson without any open item is finished immediately (L-TRN-31)', async () => {
  const { store, log } = await started([])
  expect(store.phase).toBe('finished')
  expect(log).toEqual(['finished'])
})

test('a lesson that was finished before ends immediately and records nothing', async () => {
  const { store, ports } = await started([], { wasFinished: () => true })
  expect(store.phase).toBe('finished')
  expect(ports.recorder.finished).not.toHaveBeenCalled()
})

test('an item that failed to load can be requested again', async () => {
  const fake = fakePorts(three)
  const next = fake.ports.items.next
  fake.ports.items.next = jest.fn().mockRejectedValueOnce(new Error('offline')).mockImplementation(next)
  const store = new TrainerStore(fake.ports)
  await store.start()
  expect(store.phase).toBe('loadFailed')
  await store.resume()
  expect(store.item?.exercise._id).toBe('e1')
})

test('failed loads and saves are logged', async () => {
  const { store, ports, right } = await started()
  const offline = new Error('offline')
  ports.recorder.succeeded = jest.fn().mockRejectedValueOnce(offline).mockResolvedValue(undefined)
  await right()
  await store.proceed()
  expect(ports.notices.failed).toHaveBeenLastCalledWith('saveFailed', offline)
  ports.items.next = jest.fn().mockRejectedValue(offline)
  await store.resume()
  expect(ports.notices.failed).toHaveBeenLastCalledWith('loadFailed', offline)
})

test("an exercise that arrives after the learner has left isn't shown and is requested again on return", async () => {
  const fake = fakePorts(three)
  const next = fake.ports.items.next
  let arrive = () => {}
  fake.ports.items.next = jest.fn(async () => {
    await new Promise<void>((resolve) => (arrive = resolve))
    return { item: exercise({ _id: 'late' }), remainingItems: 3 }
  })
  const store = new TrainerStore(fake.ports)
  const starting = store.start()
  store.close()
  arrive()
  await starting
  expect(fake.log).toEqual([])
  expect(store.item).toBeNull()
  fake.ports.items.next = next
  await store.start()
  expect(fake.log).toEqual(['displayed e1'])
})

test('a skip requires an attempt and forces success (L-TRN-32, L-TRN-34)', async () => {
  const { store, log, wrong } = await started()
  await store.skip()
  expect(store.position).toBe(1)
  await wrong()
  expect(store.canSkip).toBe(true)
  await store.skip()
  expect(log).toContain('succeeded e1 forced')
  expect(store.position).toBe(2)
})

test('a skip is disabled after a success (L-TRN-33)', async () => {
  const { store, right } = await started()
  await right()
  expect(store.canSkip).toBe(false)
})

test('in listening, the answer plays as soon as the exercise is shown, regardless of settings (L-TRN-51, C66)', async () => {
  const settings = {
    activities: { fullSentence: true, gaps: false, blocks: false },
    keepFullSentence: false,
    autoplayAnswer: false,
  }
  const { ports, log } = await started(three, { mode: listeningMode, settings: () => settings })
  expect(ports.play).toHaveBeenCalledWith('r-answer')
  expect(log).toEqual(['displayed e1'])
  expect(ports.recorder.displayed).toHaveBeenCalledWith({
    exerciseOrder: 0,
    exerciseId: 'e1',
    learningExerciseType: 'LISTENING_FULL_SENTENCE',
    learningMode: 'LISTENING',
  })
})

test('in writing, showing an exercise plays nothing and stops earlier playback', async () => {
  const { store, ports, right } = await started()
  expect(ports.play).not.toHaveBeenCalled()
  await right()
  await store.proceed()
  expect(ports.silence).toHaveBeenCalledTimes(2)
})

test('before the result, the play button plays the example in writing and the answer in listening', async () => {
  const { store, right } = await started()
  expect(store.playable).toBe('r-example')
  await right()
  expect(store.playable).toBe('r-answer')
  const listening = await started(three, { mode: listeningMode })
  expect(listening.store.playable).toBe('r-answer')
})

test('a minor error is a success', async () => {
  const check = async () => attemptResult(true, { resultCategory: 'MINOR_ERROR' })
  const { store, wrong } = await started(three, { checker: { check } })
  await wrong()
  expect(store.succeeded).toBe(true)
  expect(store.run.now).toBe(1)
})

test('the trainer works with a recorder that stores nothing, as in the exercise checker', async () => {
  const { store, ports, right } = await started([exercise()], { recorder: silentRecorder })
  await right()
  await store.proceed()
  expect(store.phase).toBe('finished')
  expect(ports.onFinished).toHaveBeenCalledTimes(1)
})
