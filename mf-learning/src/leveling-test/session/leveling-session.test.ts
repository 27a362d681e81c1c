import { sessionKeys } from '@mowka/domain/browser/storage-keys'
import { providePlatform } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { failure, fakeApi, learner } from '@mowka/testing'
import { fakePlatform } from '@mowka/testing/fake-platform'
import { waitFor } from '@testing-library/react'
import { pendingSurvey } from '../../leveling-survey/pending-survey'
import { LevelingSession, type TestClock } from './leveling-session'
import { questionsOf } from './questions.fixture'

/** A fake clock that is advanced explicitly. */
class FakeClock implements TestClock {
  time = 0
  private waiting: { at: number; act: () => void }[] = []
  now = () => this.time
  after = (milliseconds: number, act: () => void) => {
    const timer = { at: this.time + milliseconds, act }
    this.waiting.push(timer)
    return () => {
      this.waiting = this.waiting.filter((each) => each !== timer)
    }
  }
  pass(milliseconds: number): void {
    const end = this.time + milliseconds
    for (;;) {
      const [next] = this.waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)
      if (!next) break
      this.waiting = this.waiting.filter((each) => each !== next)
      this.time = next.at
      next.act()
    }
    this.time = end
  }
}

let clock: FakeClock
let platform: ReturnType<typeof fakePlatform>
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  session.signOut()
  clock = new FakeClock()
  platform = fakePlatform()
  providePlatform(platform)
})

const begun = async (hasLimit = true) => {
  const api = fakeApi({ getLevelingQuestions: questionsOf(['A1', 'A2']) })
  const test = new LevelingSession('ENG', null, clock)
  test.enter()
  test.setLimit(hasLimit)
  await test.start()
  return { api, test }
}
const place = ({ quiz }: LevelingSession) => [quiz?.phase, quiz?.levelIndex, quiz?.questionIndex]

test('the questions are those of the language (L-TEST-06)', async () => {
  const { api, test } = await begun()
  expect(api.sent('getLevelingQuestions').map(({ params }) => params)).toEqual([{ lang: 'ENG' }])
  expect(place(test)).toEqual(['asked', 0, 0])
})

test('the countdown starts 500 ms after the questions have loaded and lasts 30 seconds (L-TEST-07, L-TEST-09)', async () => {
  const { test } = await begun()
  clock.pass(499)
  expect(test.countdown).toBeNull()
  expect(test.timeLeft()).toBe(30_000)
  clock.pass(1)
  expect(test.countdown).toEqual({ limit: 30_000, endsAt: 30_500, left: null })
  clock.pass(29_999)
  expect(place(test)).toEqual(['asked', 0, 0])
  clock.pass(1)
  expect(place(test)).toEqual(['answered', 0, 0])
})

test('the remaining time is known with a precision of 10 ms (L-TEST-08)', async () => {
  const { test } = await begun()
  clock.pass(500)
  const read = Array.from({ length: 100 }, () => {
    clock.pass(10)
    return test.timeLeft()
  })
  expect(read).toEqual(Array.from({ length: 100 }, (_, index) => 30_000 - (index + 1) * 10))
})

test('a timeout is a wrong answer, shown for 350 ms, and the next question has its full time (L-TEST-10, L-TEST-24)', async () => {
  const { test } = await begun()
  clock.pass(30_500)
  expect(test.quiz?.missed).toMatchObject([{ chosen: null }])
  clock.pass(349)
  expect(place(test)).toEqual(['answered', 0, 0])
  clock.pass(1)
  expect(place(test)).toEqual(['asked', 0, 1])
  expect(test.timeLeft()).toBe(30_000)
})

test('an answer stops the countdown and is shown for 350 ms (L-TEST-24)', async () => {
  const { test } = await begun()
  clock.pass(5_500)
  test.answer('ok')
  clock.pass(349)
  expect([test.timeLeft(), place(test)]).toEqual([25_000, ['answered', 0, 0]])
  clock.pass(1)
  expect(place(test)).toEqual(['asked', 0, 1])
})

test('an answer in the first half second counts, and its question never times out', async () => {
  const { test } = await begun()
  test.answer('ok')
  clock.pass(350)
  expect(place(test)).toEqual(['asked', 0, 1])
  clock.pass(29_999)
  expect(place(test)).toEqual(['asked', 0, 1])
})

test('each press adds 30 seconds to a question (WCAG 2.2.1)', async () => {
  const { test } = await begun()
  clock.pass(10_500)
  test.addTime()
  test.addTime()
  expect(test.timeLeft()).toBe(80_000)
  clock.pass(79_999)
  expect(place(test)).toEqual(['asked', 0, 0])
  clock.pass(1)
  expect(place(test)).toEqual(['answered', 0, 0])
})

test('without a time limit no timer runs (WCAG 2.2.1)', async () => {
  const { test } = await begun(false)
  clock.pass(3_600_000)
  expect(place(test)).toEqual(['asked', 0, 0])
  test.answer('a')
  clock.pass(3_600_000)
  expect(place(test)).toEqual(['answered', 0, 0])
  test.advance()
  expect(place(test)).toEqual(['asked', 0, 1])
})

test('a completed level waits for the learner', async () => {
  const { test } = await begun()
  for (let n = 0; n < 7; n++) {
    test.answer('ok')
    clock.pass(350)
  }
  expect(test.quiz?.phase).toBe('levelDone')
  clock.pass(3_600_000)
  expect(test.quiz?.phase).toBe('levelDone')
  test.advance()
  expect([place(test), test.timeLeft()]).toEqual([['asked', 1, 0], 30_000])
})

test('questions and position are stored in the tab, and after a reload the question restarts with its full time', async () => {
  const { test } = await begun()
  test.answer('ok')
  clock.pass(350)
  clock.pass(20_000)
  test.leave()
  const api = fakeApi({})
  const again = new LevelingSession('ENG', null, clock)
  again.enter()
  expect([place(again), again.quiz?.totalScore]).toEqual([['asked', 0, 1], 1])
  expect(api.sent('getLevelingQuestions')).toHaveLength(0)
  clock.pass(500 + 29_999)
  expect(place(again)).toEqual(['asked', 0, 1])
  clock.pass(1)
  expect(place(again)).toEqual(['answered', 0, 1])
  // The abandoned session runs no timers.
  expect(place(test)).toEqual(['asked', 0, 1])
})

test('a reload while a verdict is shown resumes at the next question', async () => {
  const { test } = await begun()
  test.answer('a')
  test.leave()
  const again = new LevelingSession('ENG', null, clock)
  again.enter()
  expect(place(again)).toEqual(['asked', 0, 1])
  expect(again.quiz?.missed).toHaveLength(1)
})

test('a test of another learner, language or incompatible release is ignored', async () => {
  await begun()
  expect(new LevelingSession('DE', null, clock).quiz).toBeNull()
  expect(new LevelingSession('ENG', 'user-1', clock).quiz).toBeNull()
  for (const text of ['null', '3', '{"lang":"ENG","owner":null,"beganAt":"x","quiz":{"levels":[]}}']) {
    sessionStorage.setItem(sessionKeys.levelingTest, text)
    expect(new LevelingSession('ENG', null, clock).quiz).toBeNull()
  }
})

test('a finished test is shown again after a reload and discarded when its page is left', async () => {
  const { test } = await begun()
  test.answer('ok')
  test.close()
  const reloaded = new LevelingSession('ENG', null, clock)
  reloaded.enter()
  expect(reloaded.quiz?.phase).toBe('finished')
  expect(platform.track).toHaveBeenCalledTimes(1)
  reloaded.leave()
  expect(new LevelingSession('ENG', null, clock).quiz).toBeNull()
})

test('a result whose save was interrupted by a reload is saved afterwards and tracked once', async () => {
  session.setStatus('authenticated')
  session.setUser(learner())
  const lost = fakeApi({
    getLevelingQuestions: questionsOf(['B2']),
    patchUserMetadata: () => new Promise(() => {}),
  })
  const test = new LevelingSession('ENG', 'user-1', clock)
  test.enter()
  await test.start()
  test.answer('ok')
  test.close()
  // The save is in flight when the page is reloaded.
  await waitFor(() => expect(lost.sent('patchUserMetadata')).toHaveLength(1))
  const api = fakeApi({ patchUserMetadata: learner() })
  const reloaded = new LevelingSession('ENG', 'user-1', clock)
  reloaded.enter()
  await waitFor(() => expect(reloaded.outcome).toEqual({ kind: 'saved' }))
  expect(api.sent('patchUserMetadata')).toHaveLength(1)
  expect(platform.track).toHaveBeenCalledTimes(1)
})

test('a test that finds a level completes the survey, and one without a level leaves it pending (L-LANG-10)', async () => {
  for (const [answer, isOpen] of [
    ['a', true],
    ['ok', false],
  ] as const) {
    pendingSurvey.begin()
    const { test } = await begun()
    test.answer(answer)
    test.close()
    expect(pendingSurvey.isOpen).toBe(isOpen)
    test.leave()
  }
})

test('questions that failed to load can be retried', async () => {
  const api = fakeApi({ getLevelingQuestions: failure(0) })
  const test = new LevelingSession('ENG', null, clock)
  test.enter()
  await test.start()
  expect(test.state).toBe('failed')
  expect(platform.reportError).toHaveBeenCalledTimes(1)
  api.answer({ getLevelingQuestions: {} })
  await test.start()
  expect(test.state).toBe('empty')
})

test('questions that arrive after the page was left start nothing', async () => {
  fakeApi({ getLevelingQuestions: questionsOf(['A1']) })
  const test = new LevelingSession('ENG', null, clock)
  test.enter()
  const started = test.start()
  test.leave()
  await started
  expect(test.quiz).toBeNull()
})

test('a restart begins at the first question with zero scores (L-TEST-04)', async () => {
  const { test } = await begun()
  test.answer('ok')
  test.close()
  test.restart()
  expect(test.quiz).toMatchObject({
    totalScore: 0,
    levelScore: 0,
    levelIndex: 0,
    questionIndex: 0,
    missed: [],
  })
  clock.pass(500)
  expect(test.timeLeft()).toBe(30_000)
  expect(test.countdown).not.toBeNull()
})
