import { fakeSound, flushPromises, track } from './audio.fixture'
import { AudioPlayer, type Place } from './player-store'

function open(lessonIds = ['l1'], place: Place | null = null) {
  const outside = fakeSound()
  const player = new AudioPlayer(lessonIds, { ...outside, random: () => 0 }, { place, breakSeconds: 4 })
  return { player, ...outside }
}
const two = [track(0), track(1)]

test('a sentence plays in both languages, then a break, the next sentence and the end follow (V-AUD-03, V-AUD-08, V-AUD-09, C14)', async () => {
  const { player, log, end, pass } = open()
  player.know('l1', two)
  expect(player.status).toBe('paused')
  player.play()
  expect(player.status).toBe('playing')
  await end()
  await pass()
  await end()
  expect(player.phase).toEqual({ pause: 4 })
  await pass()
  await end()
  await pass()
  await end()
  expect(player.status).toBe('ended')
  expect(log).toEqual(['native-0', '2 s', 'foreign-0', '4 s', 'native-1', '2 s', 'foreign-1'])
})

test('after the end playback can be restarted, and a sentence can be chosen', async () => {
  const { player, log, end } = open()
  player.setMode('foreign')
  player.know('l1', two)
  player.goTo(1)
  await end()
  expect(player.status).toBe('ended')
  player.play()
  expect(player.at).toBe(0)
  expect(log).toEqual(['foreign-1', 'foreign-0'])
})

test('with repeat the lesson restarts after two seconds (V-AUD-04, V-AUD-06, V-AUD-09)', async () => {
  const { player, log, end, pass } = open(['l1', 'l2'])
  player.setMode('foreign')
  player.setRepeating(true)
  player.know('l1', two)
  player.goTo(1)
  await end()
  await pass()
  expect(log).toEqual(['foreign-1', '2 s', 'foreign-0'])
  expect([player.lessonId, player.status]).toEqual(['l1', 'playing'])
})

test('without repeat the next lesson follows as soon as its sentences are loaded (V-AUD-07, V-AUD-09)', async () => {
  const { player, log, end, pass } = open(['l1', 'l2'])
  player.know('l1', [track(0)])
  player.setMode('foreign')
  player.play()
  await end()
  await pass()
  expect([player.lessonId, player.status, player.tracks]).toEqual(['l2', 'playing', null])
  player.know('l1', two)
  expect(player.tracks).toBeNull()
  player.know('l2', [track(7)])
  await flushPromises()
  expect(log).toEqual(['foreign-0', '2 s', 'foreign-7'])
  await end()
  expect(player.status).toBe('ended')
})

test('playback ends with the lesson when auto-advance is off, and a lesson without recordings is skipped (V-AUD-07)', async () => {
  const alone = open(['l1', 'l2'])
  alone.player.setGoesOn(false)
  alone.player.setMode('foreign')
  alone.player.know('l1', [track(0)])
  alone.player.play()
  await alone.end()
  expect([alone.player.lessonId, alone.player.status]).toEqual(['l1', 'ended'])

  const { player, log } = open(['l1', 'l2'])
  player.play()
  player.know('l1', [track(0, { answerRecording: null })])
  await flushPromises()
  expect(player.lessonId).toBe('l2')
  player.know('l2', [track(3)])
  await flushPromises()
  expect(log).toEqual(['native-3'])
})

test('shuffling puts the current sentence first, and unshuffling stays at it (V-AUD-04, V-AUD-05)', () => {
  const { player } = open()
  player.know('l1', [track(0), track(1), track(2), track(3)])
  player.goTo(2)
  player.setShuffled(true)
  expect([player.order, player.at, player.track?.order]).toEqual([[2, 1, 3, 0], 0, 2])
  player.setShuffled(false)
  expect([player.order, player.at]).toEqual([[0, 1, 2, 3], 2])
})

test('"next" and "previous" stop at the first and last sentence of all lessons (V-AUD-12, V-AUD-13)', () => {
  const { player } = open(['l1', 'l2'])
  player.know('l1', two)
  expect([player.isFirst, player.isLast]).toEqual([true, false])
  player.previous()
  player.next()
  expect([player.at, player.isFirst, player.isLast]).toEqual([1, false, false])
  player.next()
  expect(player.lessonId).toBe('l2')
  player.know('l2', [track(5)])
  expect([player.isFirst, player.isLast]).toEqual([false, true])
  player.next()
  expect(player.lessonId).toBe('l2')
  player.previous()
  expect(player.lessonId).toBe('l1')
})

test('pausing during a break or a sentence ends both, and the sentence restarts from its beginning', async () => {
  const { player, log, end } = open()
  player.know('l1', two)
  player.play()
  player.pause()
  await flushPromises()
  expect([player.status, player.phase]).toEqual(['paused', null])
  player.toggle()
  await end()
  player.toggle()
  await flushPromises()
  player.toggle()
  expect(log).toEqual(['native-0', 'native-0', '2 s', 'native-0'])
})

test('the player stops when another component plays a sound, even during a break', async () => {
  const { player, end, sound } = open()
  player.know('l1', two)
  player.play()
  player.pauseForOtherSound('native-0')
  expect(player.status).toBe('playing')
  await end('stopped')
  expect(player.status).toBe('paused')

  player.play()
  await end()
  sound.current = 'something else'
  player.pauseForOtherSound('something else')
  expect([player.status, sound.current]).toEqual(['paused', 'something else'])
})

test('the player reports that the browser requires a press, skips recordings that fail and stops after three in a row', async () => {
  const { player, log, end, pass } = open()
  player.setMode('foreign')
  player.know('l1', [track(0), track(1), track(2), track(3)])
  player.play()
  await end('refused')
  expect([player.status, player.trouble]).toEqual(['paused', 'refused'])
  player.play()
  expect(player.trouble).toBeNull()
  await end('failed')
  await pass()
  await end('failed')
  await pass()
  expect(log.at(-1)).toBe('foreign-2')
  await end('failed')
  expect([player.status, player.trouble]).toEqual(['paused', 'failed'])
})

test('upcoming recordings are prefetched', () => {
  const { player, fetched } = open()
  player.setMode('foreign')
  player.know('l1', [track(0), track(1), track(2), track(3)])
  player.play()
  expect(fetched).toEqual(['foreign-0', 'foreign-1', 'foreign-2'])
})

test('a new mode applies immediately, a new break length from the next break on', async () => {
  const { player, log, end } = open()
  player.know('l1', two)
  player.play()
  player.setMode('foreignNative')
  await flushPromises()
  player.setBreak(9)
  player.setMode('foreign')
  await flushPromises()
  await end()
  expect(log).toEqual(['native-0', 'foreign-0', 'foreign-0', '9 s'])
})

test('a stored position restores lesson, sentence and settings', () => {
  const place: Place = {
    lessonId: 'l2',
    track: 4,
    mode: 'foreign',
    isRepeating: true,
    isShuffled: true,
    goesOn: false,
  }
  const { player } = open(['l1', 'l2'], place)
  player.know('l2', [track(3), track(4), track(5)])
  expect(player.place).toEqual(place)
  expect([player.track?.order, player.status]).toEqual([4, 'paused'])
  const other = open(['l1'], place).player
  other.know('l1', two)
  expect(other.track?.order).toBe(0)
})
