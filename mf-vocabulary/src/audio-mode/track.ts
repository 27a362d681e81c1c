import type { AnswerOf } from '@mowka/contract/calls'

/** A sentence of a lesson with its recordings. */
export type Track = AnswerOf<'getLessonRecordings'>['data'][number]

/** The language being learned, or the learner's own. */
export type Side = 'foreign' | 'native'

/** What is heard of a sentence, and in which order (V-AUD-10). */
export type SentenceMode = 'foreign' | 'nativeForeign' | 'foreignNative'
export const sentenceModes: readonly SentenceMode[] = ['foreign', 'nativeForeign', 'foreignNative']

const sidesOf: Record<SentenceMode, readonly Side[]> = {
  foreign: ['foreign'],
  nativeForeign: ['native', 'foreign'],
  foreignNative: ['foreign', 'native'],
}

/** One recording of a sentence. */
export type TrackPart = { side: Side; recordingId: string }

const recordingOf = (track: Track, side: Side): string | null =>
  side === 'foreign' ? track.answerRecording : track.exampleRecording

/** What a sentence sounds of, in its order. What has no recording is left out. */
export const partsOf = (track: Track, mode: SentenceMode): TrackPart[] =>
  sidesOf[mode].flatMap((side) => {
    const recordingId = recordingOf(track, side)
    return recordingId === null ? [] : [{ side, recordingId }]
  })

/** Whether there is anything to hear of a sentence. */
export const canSound = ({ answerRecording }: Track): boolean => answerRecording !== null

/** Whether the learner's own language can be heard at all. */
export const hasNative = (tracks: readonly Track[]): boolean =>
  tracks.some(({ exampleRecording }) => exampleRecording !== null)

/** What is heard as long as nobody chose: both languages where both were recorded (V-AUD-11). */
export const defaultMode = (tracks: readonly Track[]): SentenceMode =>
  hasNative(tracks) ? 'nativeForeign' : 'foreign'
