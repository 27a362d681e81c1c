import type { Exercise } from '@mowka/shared/contract/schemas/learning'
import { exercise } from '@mowka/shared/testing/entities'
import { TextDraft } from '../exercise/text-draft'
import { listeningMode } from '../listening/listening-mode'
import { writingMode } from '../writing/writing-mode'
import { attemptResult, fakePorts } from './fake-ports.fixture'
import { repetitionPolicy } from './policy'
import { silentRecorder, type TrainerPorts } from './ports'
import { TrainerStore } from './trainer-store'

const three = ['e1', 'e2', 'e3'].map((_id) => exercise({ _id }))

async function started(exercises: Exercise[] = three, change: Partial<TrainerPorts> = {}) {
  const fake = fakePorts(exercises, change)
  const store = new TrainerStore(fake.ports)
  await store.start()
  const answer = async (text: string) => {
    const draft = store.item?.draft
    if (draft instanceof TextDraft) draft.setText(text)
    await store.check()
  }
  return {
    ...fake,
    store,
    right: () => answer('I am at home.'),
    wrong: () => answer('I is at home.'),
    answer,
  }
}

test('it shows the first item and says so (L-TRN-36)', async () => {
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

test('checking counts the attempt, shows the result and records it (L-TRN-19, L-TRN-37)', async () => {
  const { store, ports, wrong } = await started()
  await wrong()
  expect(store.attempts).toBe(1)
  expect(store.phase).toBe('result')
  expect(ports.recorder.attempted).toHaveBeenCalledWith(expect.objectContaining({ exerciseId: 'e1' }), {
    userInput: 'I is at home.',
    expectedResult: 'I am at home.',
  })
})

test('a check that fails says so, counts nothing and keeps the answer (L-TRN-21)', async () => {
  const check = jest.fn().mockRejectedValue(new Error('offline'))
  const { store, ports, right } = await started(three, { checker: { check } })
  await right()
  expect(ports.notices.checkFailed).toHaveBeenCalledTimes(1)
  expect(store).toMatchObject({ phase: 'answering', attempts: 0, result: null })
  expect(store.item?.draft.value).toBe('I am at home.')
})

test('success raises the combo, failure resets it (L-TRN-22)', async () => {
  const { store, right, wrong } = await started()
  await right()
  await store.proceed()
  await right()
  expect(store.combo).toBe(2)
  await store.proceed()
  await wrong()
  expect(store.combo).toBe(0)
})

test('the run and the longest one are kept, and go on where they were (L-COMBO-01)', async () => {
  const keep = jest.fn()
  const { store, right, wrong } = await started(three, {
    run: { read: () => ({ now: 3, best: 4 }), keep },
  })
  expect(store.combo).toBe(3)
  await right()
  await store.proceed()
  await right()
  await store.proceed()
  await wrong()
  expect(keep.mock.calls.flat()).toEqual([
    { now: 4, best: 4 },
    { now: 5, best: 5 },
    { now: 0, best: 5 },
  ])
})

test('a second press of try again checks nothing: the same answer waits for a change (L-TRN-19, L-TRN-24)', async () => {
  const { store, ports, wrong, answer } = await started()
  await wrong()
  store.primary()
  store.primary()
  expect(store.phase).toBe('answering')
  expect(store.canCheck).toBe(false)
  expect(ports.checker.check).toHaveBeenCalledTimes(1)
  await answer('I is home.')
  expect(store.attempts).toBe(2)

  // The same mistake made again is another attempt.
  store.tryAgain()
  await answer('I is')
  store.tryAgain()
  await answer('I is home.')
  expect(store.attempts).toBe(4)
  store.tryAgain()
  const draft = store.item?.draft as TextDraft
  draft.setText('')
  draft.setText('I is home.')
  expect(store.canCheck).toBe(true)
})

test('try again clears the result and leaves the answer to be mended (L-TRN-24)', async () => {
  const { store, wrong } = await started()
  await wrong()
  store.primary()
  expect(store).toMatchObject({ phase: 'answering', result: null, attempts: 1 })
  expect(store.item?.draft.value).toBe('I is at home.')
})

test('going on after a success records it before the next item is requested (L-TRN-25, L-TRN-30)', async () => {
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

test('the next item is requested while the right answer is read, and shown as soon as that is saved (L-TRN-30)', async () => {
  const { store, ports, right } = await started(three, {})
  ports.items.after = jest.fn(async () => ({ item: exercise({ _id: 'ahead' }), remainingItems: 2 }))
  let save = () => {}
  ports.recorder.succeeded = () => new Promise((resolve) => (save = resolve))
  await right()
  expect(ports.items.after).toHaveBeenCalledWith('e1')
  const going = store.proceed()
  expect(store.item?.exercise._id).toBe('e1')
  save()
  await going
  expect(store.item?.exercise._id).toBe('ahead')
  expect(ports.items.next).toHaveBeenCalledTimes(1)
})

test('a look ahead that fails costs nothing, and a skip asks again', async () => {
  const { store, ports, right, wrong } = await started(three)
  ports.items.after = jest.fn().mockRejectedValue(new Error('offline'))
  await right()
  await store.proceed()
  expect(store.item?.exercise._id).toBe('e2')
  await wrong()
  await store.skip()
  expect(store.item?.exercise._id).toBe('e3')
  expect(ports.items.after).toHaveBeenCalledTimes(1)
})

test('in listening the sound of what comes next is fetched, too', async () => {
  const { ports, right } = await started(three, { mode: listeningMode })
  ports.items.after = async () => ({ item: exercise({ answerRecording: 'r-next' }), remainingItems: 2 })
  await right()
  await Promise.resolve()
  await Promise.resolve()
  expect(ports.prepare).toHaveBeenCalledWith('r-next')
})

test('going on without a success records none (L-TRN-26)', async () => {
  const { store, log, wrong } = await started()
  await wrong()
  await store.proceed()
  expect(log).toEqual(['displayed e1', 'attempted e1', 'displayed e2'])
})

test('speaking records a success whatever the result (L-TRN-25)', async () => {
  const { store, log, wrong } = await started(three, { mode: { ...writingMode, countsWithoutSuccess: true } })
  await wrong()
  await store.proceed()
  expect(log).toContain('succeeded e1')
})

test('an answer that cannot be saved is kept; the retry saves it and only then goes on', async () => {
  const { store, ports, right } = await started()
  const succeeded = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(undefined)
  ports.recorder.succeeded = succeeded
  await right()
  await store.proceed()
  expect(store.phase).toBe('saveFailed')
  expect(store.item?.exercise._id).toBe('e1')
  expect(ports.items.next).toHaveBeenCalledTimes(1)
  await store.resume()
  expect(succeeded.mock.calls[1]).toEqual(succeeded.mock.calls[0])
  expect(store.item?.exercise._id).toBe('e2')
})

test('a retry does not repeat what was saved already', async () => {
  const { store, ports, right } = await started([exercise()])
  ports.recorder.finished = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(undefined)
  await right()
  await store.proceed()
  expect(store.phase).toBe('saveFailed')
  store.primary()
  await Promise.resolve()
  await Promise.resolve()
  expect(ports.recorder.succeeded).toHaveBeenCalledTimes(1)
  expect(ports.recorder.finished).toHaveBeenCalledTimes(2)
})

test('success on the last item goes on by itself and finishes the lesson (L-TRN-23, L-TRN-27)', async () => {
  const { store, clock, log, ports, right } = await started([exercise()])
  await right()
  expect(store.phase).toBe('result')
  clock.pass(1200)
  await new Promise(process.nextTick)
  expect(log.slice(-2)).toEqual(['succeeded e1', 'finished'])
  expect(store).toMatchObject({ phase: 'finished', done: 1, position: 1 })
  expect(ports.onFinished).toHaveBeenCalledTimes(1)
})

test('the last answer goes on when its sound is over, at the latest after four seconds (L-TRN-23, C67)', async () => {
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
  'a last answer with more to read, %s, stays until the learner goes on (C67)',
  async (_, change) => {
    const { store, clock, right } = await started([exercise()], {
      checker: { check: async () => attemptResult(true, change) },
    })
    await right()
    clock.pass(60_000)
    expect(store.phase).toBe('result')
    store.primary()
    expect(store.phase).toBe('saving')
  },
)

test('a learner who does something at the last answer is not sent on (C67)', async () => {
  const { store, clock, right } = await started([exercise()])
  await right()
  store.stay()
  clock.pass(60_000)
  await new Promise(process.nextTick)
  expect(store.phase).toBe('result')
})

test('Enter after the last answer goes on at once, and nothing goes on twice (C67)', async () => {
  const { store, clock, log, right } = await started([exercise()])
  await right()
  store.primary()
  await new Promise(process.nextTick)
  clock.pass(5000)
  await new Promise(process.nextTick)
  expect(log.filter((each) => each === 'finished')).toHaveLength(1)
  expect(store.phase).toBe('finished')
})

test('no next item means that the lesson is finished (L-TRN-31)', async () => {
  const { store, ports, right } = await started()
  ports.items.next = async () => ({ item: null, remainingItems: 0 })
  await right()
  await store.proceed()
  expect(ports.recorder.finished).toHaveBeenCalledTimes(1)
  expect(store.phase).toBe('finished')
})

test('nothing left at the first look finishes the lesson too (L-TRN-31)', async () => {
  const { store, log } = await started([])
  expect(store.phase).toBe('finished')
  expect(log).toEqual(['finished'])
})

test('a finished lesson without anything left is finished at once and records nothing', async () => {
  const { store, ports } = await started([], { wasFinished: () => true })
  expect(store.phase).toBe('finished')
  expect(ports.recorder.finished).not.toHaveBeenCalled()
})

test('an item that cannot be fetched can be asked for again', async () => {
  const fake = fakePorts(three)
  const next = fake.ports.items.next
  fake.ports.items.next = jest.fn().mockRejectedValueOnce(new Error('offline')).mockImplementation(next)
  const store = new TrainerStore(fake.ports)
  await store.start()
  expect(store.phase).toBe('loadFailed')
  await store.resume()
  expect(store.item?.exercise._id).toBe('e1')
})

test('what cannot be fetched or saved is logged', async () => {
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

test('an exercise that comes after the learner has left is not shown, and is asked for on the return', async () => {
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

test('skip waits for an attempt and forces success (L-TRN-32, L-TRN-34)', async () => {
  const { store, log, wrong } = await started()
  await store.skip()
  expect(store.position).toBe(1)
  await wrong()
  expect(store.canSkip).toBe(true)
  await store.skip()
  expect(log).toContain('succeeded e1 forced')
  expect(store.position).toBe(2)
})

test('skip is closed after a success (L-TRN-33)', async () => {
  const { store, right } = await started()
  await right()
  expect(store.canSkip).toBe(false)
})

test('a skip in a repetition in lesson order is recorded as skipped (L-TRN-35)', async () => {
  const { store, ports, wrong } = await started(three, { policy: repetitionPolicy(false) })
  await wrong()
  await store.skip()
  expect(ports.recorder.succeeded).toHaveBeenCalledWith(expect.anything(), {
    successForced: false,
    skipped: true,
    isRight: false,
  })
})

test('there are 3 hints, full again for a new item and after a result (L-HINT-01, L-HINT-02, L-HINT-03)', async () => {
  const { store, right, wrong } = await started()
  store.hint()
  expect(store.hintsLeft).toBe(2)
  expect(store.item?.draft.value).toBe('I')
  await wrong()
  expect(store.hintsLeft).toBe(3)
  store.tryAgain()
  store.hint()
  await right()
  await store.proceed()
  expect(store.hintsLeft).toBe(3)
})

test('what a hint said of one item is not said of the next one', async () => {
  const { store, wrong } = await started(three, { policy: repetitionPolicy(false) })
  await wrong()
  store.tryAgain()
  store.hint()
  expect(store.hintNote).not.toBeNull()
  await store.skip()
  expect(store.item?.exercise._id).toBe('e2')
  expect(store.hintNote).toBeNull()
})

test('no hint is given when none is left (L-HINT-10)', async () => {
  const { store } = await started()
  for (let turn = 0; turn < 4; turn++) store.hint()
  expect(store.hintsLeft).toBe(0)
  expect(store.item?.draft.value).toBe('I am')
})

test('a hint that yields nothing says so and costs nothing (L-HINT-04, L-HINT-05)', async () => {
  const { store, ports } = await started()
  const draft = store.item?.draft
  if (draft instanceof TextDraft) draft.setText('i am at home')
  store.hint()
  expect(ports.notices.hintNotFound).toHaveBeenCalledTimes(1)
  expect(store.hintsLeft).toBe(3)
})

test('so it does after a hint that helped, whose words are gone with the next letter (L-HINT-04)', async () => {
  const { store, ports } = await started()
  const draft = store.item?.draft as TextDraft
  draft.setText('I am at')
  store.hint()
  expect(store.hintNote).toMatchObject({ piece: 'h' })
  draft.setText('I am at home')
  expect(store.hintNote).toBeNull()
  store.hint()
  expect(ports.notices.hintNotFound).toHaveBeenCalledTimes(1)
  expect(store.hintsLeft).toBe(2)
})

test('what was told of a mistake in full is told again for nothing while it stands (L-HINT-04, L-HINT-05)', async () => {
  const { store, ports, wrong } = await started()
  const draft = store.item?.draft as TextDraft
  draft.setText('I is at home')
  store.hint()
  store.hint()
  const told = { piece: 'am', rest: 0, instead: 'is' }
  expect(store.hintNote).toEqual(told)
  store.hint()
  expect(store.hintNote).toMatchObject(told)
  expect(store.hintsLeft).toBe(1)
  await wrong()
  store.tryAgain()
  draft.setText('I is at home')
  expect(store.hintNote).toBeNull()
  store.hint()
  expect(store.hintNote).toMatchObject(told)
  expect(ports.notices.hintNotFound).not.toHaveBeenCalled()
})

test('the answer sounds 800 ms after a success (L-TRN-38)', async () => {
  const { ports, clock, right } = await started()
  await right()
  clock.pass(799)
  expect(ports.play).not.toHaveBeenCalled()
  clock.pass(1)
  expect(ports.play).toHaveBeenCalledWith('r-answer')
})

test('and 300 ms after a result that is no success (L-TRN-39)', async () => {
  const { ports, clock, wrong } = await started()
  await wrong()
  clock.pass(299)
  expect(ports.play).not.toHaveBeenCalled()
  clock.pass(1)
  expect(ports.play).toHaveBeenCalledWith('r-answer')
})

test('nothing sounds by itself when that is switched off (L-TRN-40)', async () => {
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

test('going on or leaving the page calls off what would still sound', async () => {
  const { store, ports, clock, right } = await started()
  await right()
  await store.proceed()
  clock.pass(5000)
  await right()
  store.close()
  clock.pass(5000)
  expect(ports.play).not.toHaveBeenCalled()
})

test('a run of five fills the bar for 1200 ms (L-COMBO-06)', async () => {
  const many = Array.from({ length: 7 }, (_, at) => exercise({ _id: `e${at}` }))
  const { store, clock, right } = await started(many)
  for (let turn = 0; turn < 4; turn++) {
    await right()
    await store.proceed()
  }
  expect(store.celebrating).toBe(false)
  await right()
  expect(store.celebrating).toBe(true)
  clock.pass(1200)
  expect(store.celebrating).toBe(false)
})

test('in listening the answer sounds as soon as the exercise is shown, whatever is switched off (L-TRN-51, C66)', async () => {
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

test('in writing nothing sounds when an exercise is shown, and what sounded before is stopped', async () => {
  const { store, ports, right } = await started()
  expect(ports.play).not.toHaveBeenCalled()
  await right()
  await store.proceed()
  expect(ports.silence).toHaveBeenCalledTimes(2)
})

test('before the result only the example may be played in writing, in listening the answer', async () => {
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
  expect(store.combo).toBe(1)
})

test('with a recorder that keeps nothing the core works all the same (exercise checker)', async () => {
  const { store, ports, right } = await started([exercise()], { recorder: silentRecorder })
  await right()
  await store.proceed()
  expect(store.phase).toBe('finished')
  expect(ports.onFinished).toHaveBeenCalledTimes(1)
})
