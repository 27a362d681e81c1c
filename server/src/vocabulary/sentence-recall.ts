import { RECALLED_STAGE } from '@mowka/domain/word/word'
import { and, eq, exists, not, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { sentenceWords } from '../course/public'
import type { Database } from '../database/database'
import { knownWords, wordStages } from './tables'

/**
 * Counts a right sentence as the first recall of its words, as part of the statement that records the answer: the words
 * that the lesson teaches move from stage 0 to stage 1, so that their training starts with the second recall (ADR 28).
 * Words at a later stage and hidden words don't change. Has no effect without an exercise or unless `condition` holds.
 */
export function recallSentenceWords(
  db: Database,
  {
    userId,
    lessonId,
    exerciseId,
    condition,
  }: { userId: SQLWrapper; lessonId: SQLWrapper; exerciseId: SQLWrapper; condition: SQL },
): SQL {
  const used = sentenceWords(db)
  const isHidden = exists(
    db
      .select({ at: knownWords.createdAt })
      .from(knownWords)
      .where(and(eq(knownWords.userId, userId), eq(knownWords.wordId, used.wordId))),
  )
  const recalled = db
    .select({
      userId: sql`${userId}`.as('user_id'),
      wordId: used.wordId,
      targetLang: used.lang,
      stage: sql`${RECALLED_STAGE}::integer`.as('stage'),
    })
    .from(used)
    .where(and(eq(used.lessonId, lessonId), eq(used.exerciseId, exerciseId), not(isHidden), condition))
  const { userId: owner, wordId, targetLang, stage } = wordStages
  const columns = [owner, wordId, targetLang, stage].map(({ name }) => sql.identifier(name))
  return sql`insert into ${wordStages} (${sql.join(columns, sql`, `)}) ${recalled}
    on conflict (${sql.identifier(owner.name)}, ${sql.identifier(wordId.name)})
    do update set stage = excluded.stage where ${stage} < excluded.stage`
}
