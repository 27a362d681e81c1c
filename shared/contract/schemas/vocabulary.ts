import { z } from 'zod'
import type { CallSchema } from './call'
import { Id, Moment, wholeNumber } from './common'

/** A learner's stage with one word: 0 new, 2 joins the global list, 8 mastered (V-STAGE-02, V-STAGE-03). */
export const WordStage = z.object({
  wordId: Id,
  stage: wholeNumber(0, 8),
  nextReviewAt: Moment.nullable(),
})
export type WordStage = z.infer<typeof WordStage>

const KnownWords = z.object({ knownWordIds: z.array(Id) })

export const vocabularyCalls = {
  getWordRepetitions: {
    query: z.object({ lessonId: Id }),
    answer: z.object({ repetitions: z.array(WordStage), knownWordIds: z.array(Id) }),
  },
  addKnownWord: { body: z.object({ wordId: Id }), answer: KnownWords },
  removeKnownWord: { params: z.object({ id: Id }), answer: KnownWords },
} satisfies Record<string, CallSchema>
