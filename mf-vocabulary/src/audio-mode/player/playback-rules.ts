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
type TrackPart = { side: Side; recordingId: string }

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

/** Sentence indexes of a lesson in playback order. */
export type Order = readonly number[]

export const naturalOrder = (count: number): Order => Array.from({ length: count }, (_, index) => index)

/**
 * Returns a random order that starts with the current sentence (V-AUD-05). `random` returns numbers in [0, 1). The lines
 * of a dialogue, which begin at `firstLine`, follow each other: from the current one on, with the earlier ones at the end.
 */
export function shuffledOrder(
  count: number,
  current: number,
  random: () => number = Math.random,
  firstLine: number = count,
): Order {
  if (count === 0) return []
  const sentences = shuffled(
    naturalOrder(firstLine).filter((index) => index !== current),
    random,
  )
  const lines = naturalOrder(count).slice(firstLine)
  if (current >= firstLine)
    return [
      ...lines.filter((line) => line >= current),
      ...sentences,
      ...lines.filter((line) => line < current),
    ]
  const place = lines.length === 0 ? 0 : Math.floor(random() * (sentences.length + 1))
  return [current, ...sentences.toSpliced(place, 0, ...lines)]
}

function shuffled(order: Order, random: () => number): Order {
  const mixed = [...order]
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const moved = mixed[last] ?? 0
    mixed.splice(last, 1, mixed[other] ?? 0)
    mixed.splice(other, 1, moved)
  }
  return mixed
}

/** Next step after the last sentence of a lesson. */
export type AfterLast = 'restart' | 'nextLesson' | 'end'

/** Repeat takes precedence over the next lesson; without either, playback ends (V-AUD-06 to V-AUD-08). */
export function afterLast({
  isRepeating,
  goesOn,
  isLastLesson,
}: {
  isRepeating: boolean
  /** Whether the next selected lesson follows automatically. */
  goesOn: boolean
  isLastLesson: boolean
}): AfterLast {
  if (isRepeating) return 'restart'
  return goesOn && !isLastLesson ? 'nextLesson' : 'end'
}
