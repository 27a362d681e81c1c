import { localKeys } from '@mowka/domain/browser/storage-keys'
import { MAX_OFFLINE_LESSONS, readOfflineLesson, writeOfflineLesson } from '@mowka/kernel/storage'
import { sentences } from '../shared/lesson.fixture'
import { LessonOnDevice, recordingsOf } from './lesson-on-device'

const [first, second, third] = sentences
const open = (userId: string | null = 'u1') => {
  const device = new LessonOnDevice(userId, 'l1')
  device.know(sentences)
  return device
}
const next = (at: number) => ({ item: sentences[at] ?? null, remainingItems: sentences.length - at })

beforeEach(() => localStorage.clear())

test('a lesson continues where the server and the learner left it, even after a reload', () => {
  const device = open()
  expect(device.canGoOn).toBe(false)
  device.follow(next(1))
  expect(device.canGoOn).toBe(true)
  expect(device.next()).toEqual({ item: second, remainingItems: 2 })
  expect(device.next(second?._id)).toEqual({ item: third, remainingItems: 1 })
  device.tried('e2')
  device.done('e2', true)
  expect(open().next()).toEqual({ item: third, remainingItems: 1 })
  device.done('e3', true)
  expect(open().next()).toEqual({ item: null, remainingItems: 0 })
})

test('a sentence that the server returns again is open again', () => {
  const device = open()
  device.follow(next(0))
  device.done('e1', true)
  device.follow(next(0))
  expect(device.next().item).toEqual(first)
  // An unknown sentence changes nothing: the list is still loading.
  device.follow({ item: { ...sentences[0], _id: 'new' } as never, remainingItems: 1 })
  expect(device.next().item).toEqual(first)
})

test('the results contain the attempts on this device, and a restarted lesson counts from zero', () => {
  const device = open()
  device.follow(next(0))
  for (const id of ['e1', 'e1', 'e2', 'e3']) device.tried(id)
  device.done('e1', true)
  device.done('e2', true)
  // Skipped, or spoken and not right.
  device.done('e3', false)
  const { summary, problematic } = device.results()
  expect(summary).toEqual({ totalExercises: 3, correctAtFirstAttempt: 1, attempts: 4, secondsPassed: 0 })
  expect(problematic.map(({ exerciseId, attempts }) => [exerciseId, attempts])).toEqual([
    ['e1', 2],
    ['e3', 1],
  ])
  device.follow(next(0))
  expect(device.results().summary.totalExercises).toBe(0)
})

test('a lesson on the device belongs to its user only', () => {
  open().follow(next(1))
  expect(open('u2').canGoOn).toBe(false)
  const nobody = open(null)
  nobody.follow(next(1))
  expect(nobody.canGoOn).toBe(false)
  expect(localStorage).toHaveLength(1)
})

test('only the latest lessons are stored', () => {
  const kept = { open: [], tries: {}, forced: [], hasSound: true }
  for (let at = 0; at <= MAX_OFFLINE_LESSONS; at++) writeOfflineLesson('u1', `l${at}`, { ...kept, at })
  expect(readOfflineLesson('u1', 'l0')).toBeNull()
  expect(readOfflineLesson('u1', 'l1')).not.toBeNull()
  expect(localStorage).toHaveLength(MAX_OFFLINE_LESSONS)
})

test('blocked storage stores nothing and causes no error', () => {
  const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError')
  })
  const device = open()
  device.tried('e1')
  expect(device.next().remainingItems).toBe(0)
  storage.mockRestore()
})

test.each(['x', 'null', '{}', '{"at":1,"open":[1],"tries":{},"forced":[],"hasSound":true}'])(
  'an invalid stored lesson is ignored: %s',
  (text) => {
    localStorage.setItem(localKeys.keptLesson('u1', 'l1'), text)
    expect(readOfflineLesson('u1', 'l1')).toBeNull()
  },
)

describe('lesson recordings', () => {
  test('recordingsOf returns each recording once, sentences before words', () => {
    const spoken = (...ids: (string | null)[]) => ids.map((answerRecording) => ({ answerRecording }))
    expect(recordingsOf(spoken('b', null, 'a', 'b'), spoken('a', 'c'))).toEqual(['b', 'a', 'c'])
  })
})
