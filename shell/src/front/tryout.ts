import type { SampleExercise } from '@mowka/domain/exercise/samples'

/** A visitor's attempt at a sample exercise. */
export type Tryout = {
  /** Positions of the laid blocks, in order. */
  laid: readonly number[]
  /** The answer being shown with its feedback; `null` before a check. */
  checked: string | null
  /** The verdict on the checked answer; `null` until it is known. */
  isRight: boolean | null
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}'’]+/gu) ?? []

/** Whether the words of a block are the next ones of a text. */
const isNext = (block: string, rest: readonly string[]): boolean =>
  wordsIn(block).every((word, at) => word === rest[at])

/** The start of an exercise: the first block is given. */
export function newTryout({ blocks, answer }: SampleExercise): Tryout {
  const first = blocks.findIndex((block) => isNext(block, wordsIn(answer)))
  return { laid: first < 0 ? [] : [first], checked: null, isRight: null }
}

/** The laid blocks as a text. */
export const answerOf = ({ laid }: Tryout, { blocks }: SampleExercise): string =>
  laid.map((place) => blocks[place]).join(' ')

/** Lays a block; a laid block or an unknown position changes nothing. */
export const lay = (tryout: Tryout, place: number, { blocks }: SampleExercise): Tryout =>
  place in blocks && !tryout.laid.includes(place) ? { ...tryout, laid: [...tryout.laid, place] } : tryout

export const putBack = (tryout: Tryout, place: number): Tryout => ({
  ...tryout,
  laid: tryout.laid.filter((each) => each !== place),
})

/** Starts a check; without any laid block it changes nothing. */
export const check = (tryout: Tryout, sample: SampleExercise): Tryout =>
  tryout.laid.length === 0 ? tryout : { ...tryout, checked: answerOf(tryout, sample), isRight: null }

/** Resumes after a wrong answer: the blocks up to the first wrong one stay laid. */
export function retry({ laid }: Tryout, { blocks, answer }: SampleExercise): Tryout {
  let rest = wordsIn(answer)
  const wrong = laid.findIndex((place) => {
    const block = blocks[place] ?? ''
    if (!isNext(block, rest)) return true
    rest = rest.slice(wordsIn(block).length)
    return false
  })
  return { laid: wrong < 0 ? laid : laid.slice(0, wrong), checked: null, isRight: null }
}
