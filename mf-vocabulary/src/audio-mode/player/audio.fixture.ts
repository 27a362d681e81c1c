import type { PlayOutcome } from '@mowka/kernel/platform/study'
import type { Track } from './playback-rules'
import type { BreakTimer, Sound } from './player-store'

/** A sentence with both recordings, named after its order. */
export const track = (order: number, change: Partial<Track> = {}): Track => ({
  order,
  answer: `Sentence ${order}.`,
  example: `Zdanie ${order}.`,
  answerRecording: `foreign-${order}`,
  exampleRecording: `native-${order}`,
  isLine: false,
  ...change,
})

/** Waits until pending promises have settled. */
export const flushPromises = () => new Promise((resolve) => setTimeout(resolve))

/** Fake sound and breaks that a test ends explicitly; `log` lists what was played. */
export function fakeSound() {
  const log: string[] = []
  const fetched: string[] = []
  let end: (outcome: PlayOutcome) => void = () => {}
  let endWait: (isOver: boolean) => void = () => {}
  const sound: Sound = {
    current: null,
    play: (recordingId) => {
      log.push(recordingId)
      sound.current = recordingId
      return new Promise((resolve) => {
        end = (outcome) => {
          sound.current = null
          resolve(outcome)
        }
      })
    },
    stop: () => end('stopped'),
    bytesOf: async (recordingId) => fetched.push(recordingId),
  }
  const silence: BreakTimer = {
    start: () => {},
    wait: (seconds) => {
      log.push(`${seconds} s`)
      return new Promise((resolve) => {
        endWait = resolve
      })
    },
    stop: () => endWait(false),
  }
  return {
    sound,
    silence,
    log,
    fetched,
    /** Ends the recording. */
    end: async (outcome: PlayOutcome = 'ended') => {
      end(outcome)
      await flushPromises()
    },
    /** Ends the break. */
    pass: async () => {
      endWait(true)
      await flushPromises()
    },
  }
}
