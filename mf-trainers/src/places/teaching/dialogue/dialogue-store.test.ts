import type { LessonDialogue } from '@mowka/contract/schemas/lesson-teaching'
import type { PlayOutcome } from '@mowka/kernel/platform/study'
import { DialogueStore } from './dialogue-store'

const line = (recording: string): LessonDialogue['lines'][number] => ({
  by: 'a',
  text: recording,
  translation: recording,
  recording,
})

function dialogue(outcomes: PlayOutcome[] = []) {
  const played: string[] = []
  const store = new DialogueStore(['one', 'two', 'three'].map(line), {
    play: async (id) => {
      played.push(id)
      return outcomes.shift() ?? 'ended'
    },
    stop: () => {},
    wait: async () => {},
  })
  return { store, played }
}

test('plays all lines in order and starts over after the last one', async () => {
  const { store, played } = dialogue()
  await store.toggle()
  expect(played).toEqual(['one', 'two', 'three'])
  expect(store).toMatchObject({ at: 2, reached: 2, isPlaying: false })
  await store.toggle()
  expect(played.slice(3)).toEqual(['one', 'two', 'three'])
})

test('plays a pressed line alone, then the rest from there', async () => {
  const { store, played } = dialogue()
  await store.playLine(1)
  expect(played).toEqual(['two'])
  await store.toggle()
  expect(played).toEqual(['two', 'two', 'three'])
})

test('stays on a line whose recording fails and retries it', async () => {
  const { store, played } = dialogue(['ended', 'failed'])
  await store.toggle()
  expect(store).toMatchObject({ at: 1, hasFailed: true, isPlaying: false })
  await store.toggle()
  expect(played).toEqual(['one', 'two', 'two', 'three'])
  expect(store.hasFailed).toBe(false)
})

test('pausing preserves the position, and stepping while paused plays nothing', async () => {
  const { store, played } = dialogue()
  const playing = store.toggle()
  store.pause()
  await playing
  expect(played).toEqual(['one'])
  store.step(1)
  store.step(1)
  store.step(1)
  expect(store.at).toBe(2)
  expect(played).toEqual(['one'])
})
