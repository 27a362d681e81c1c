import type { PlayOutcome } from '@mowka/kernel/platform/study'
import type { Sound, Waiting } from './player-store'
import type { Track } from './track'

/** A sentence with both recordings, named after its order. */
export const track = (order: number, change: Partial<Track> = {}): Track => ({
  order,
  answer: `Sentence ${order}.`,
  example: `Zdanie ${order}.`,
  answerRecording: `foreign-${order}`,
  exampleRecording: `native-${order}`,
  ...change,
})

/** Everything that was waited for settles. */
export const settle = () => new Promise((resolve) => setTimeout(resolve))

/** Sound and silence of which a test says when they end; `log` is what was heard. */
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
  const silence: Waiting = {
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
    /** The recording ends. */
    end: async (outcome: PlayOutcome = 'ended') => {
      end(outcome)
      await settle()
    },
    /** The break is over. */
    pass: async () => {
      endWait(true)
      await settle()
    },
  }
}
