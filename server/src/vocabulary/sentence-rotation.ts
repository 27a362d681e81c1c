/** Progress of a word that determines its next sentence. */
export type WordTurn = { stage: number; reps: number }

/**
 * Returns how often a word was scheduled before. In the lesson, where repetitions aren't counted yet, the stage counts
 * the right answers; the answer that ends the lesson is the first repetition.
 */
export const turnOf = ({ stage, reps }: WordTurn): number => (reps > 0 ? reps + 1 : stage)

/** Rotates sentences so that each turn starts with another one. */
export const rotated = <Sentence>(sentences: readonly Sentence[], turn: number): Sentence[] => {
  const start = sentences.length === 0 ? 0 : turn % sentences.length
  return [...sentences.slice(start), ...sentences.slice(0, start)]
}
