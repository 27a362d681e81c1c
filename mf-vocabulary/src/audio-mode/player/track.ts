import type { AnswerOf } from '@mowka/contract/calls'

/** A sentence of a lesson with its recordings. */
export type Track = AnswerOf<'getLessonRecordings'>['data'][number]

/** The target language, or the learner's own. */
export type Side = 'foreign' | 'native'

/** Which recordings of a sentence are played, and in which order (V-AUD-10). */
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

/** Returns the recordings to play for a sentence, in order. Missing recordings are left out. */
export const partsOf = (track: Track, mode: SentenceMode): TrackPart[] =>
  sidesOf[mode].flatMap((side) => {
    const recordingId = recordingOf(track, side)
    return recordingId === null ? [] : [{ side, recordingId }]
  })

/** Whether a sentence has a recording to play. */
export const canSound = ({ answerRecording }: Track): boolean => answerRecording !== null

/** Whether any sentence has a native-language recording. */
export const hasNative = (tracks: readonly Track[]): boolean =>
  tracks.some(({ exampleRecording }) => exampleRecording !== null)

/** The default mode: both languages if both were recorded (V-AUD-11). */
export const defaultMode = (tracks: readonly Track[]): SentenceMode =>
  hasNative(tracks) ? 'nativeForeign' : 'foreign'
