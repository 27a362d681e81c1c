import { z } from 'zod'
import type { CallSchema } from './call'
import { CefrLevel, LangCode, text } from './common'

/** Levels that the test can determine (L-TEST-37, C20). */
export const LevelingLevel = CefrLevel.exclude(['C2'])
export type LevelingLevel = z.infer<typeof LevelingLevel>

/** An answer option. `id` is unique within its question. */
export const LevelingAnswer = z.object({ id: text(40, 1), answer: text(100, 1), correct: z.boolean() })
export type LevelingAnswer = z.infer<typeof LevelingAnswer>

/**
 * A sentence in the language being learned with one gap (`LEVELING_GAP`), and four options in display order, one of
 * which is right (S-ATT-09). The response includes the right one, because the page judges visitors' answers itself.
 */
export const LevelingQuestion = z.object({
  title: text(300, 1),
  answers: z.array(LevelingAnswer).length(4),
})
export type LevelingQuestion = z.infer<typeof LevelingQuestion>

/** The questions of each level, in order. Empty for a language without a test. */
export const LevelingQuestions = z.partialRecord(LevelingLevel, z.array(LevelingQuestion).min(1).max(200))
export type LevelingQuestions = z.infer<typeof LevelingQuestions>

export const levelingTestCalls = {
  getLevelingQuestions: {
    /** Any case, because paths are in lower case. */
    params: z.object({ lang: text(3, 2).toUpperCase().pipe(LangCode) }),
    answer: LevelingQuestions,
  },
} satisfies Record<string, CallSchema>
