import type { MovedWordAnswer } from '@mowka/contract/schemas/vocabulary'
import { readLessonsOfWords, readWordsWithSentences } from '../course/public'
import type { CallScope } from '../http/policy'
import { invalidInput, notFound } from '../http/problem'
import { countWordAnswer } from '../progress/public'
import { takeAnswer } from '../vocabulary/public'

/**
 * Imports word answers from another system with their dates: stages, review dates and points are computed as if given
 * then. Returns the number of new answers. Throws 404 for a word that doesn't exist or isn't in the named lesson, and
 * 422 for an answer in the future.
 */
export async function moveWordAnswers(
  { db, now }: CallScope<'admin'>,
  { id: userId }: { id: string },
  answers: readonly MovedWordAnswer[],
): Promise<{ stored: number }> {
  const ids = [...new Set(answers.map(({ wordId }) => wordId))]
  const words = new Map((await readWordsWithSentences(db, ids)).map((word) => [word.id, word]))
  const lessons = await readLessonsOfWords(db, ids)
  answers.forEach(({ wordId, lessonId, answeredAt }, at) => {
    if (!words.has(wordId)) throw notFound('The word')
    if (lessonId !== null && !lessons.get(wordId)?.includes(lessonId))
      throw notFound('The word of this lesson')
    if (Date.parse(answeredAt) > now.getTime())
      throw invalidInput(`body/answers/${at}/answeredAt`, 'This moment is still to come')
  })
  const inOrder = answers.toSorted((a, b) => Date.parse(a.answeredAt) - Date.parse(b.answeredAt))
  return db.transaction(async (tx) => {
    let stored = 0
    for (const { attemptId, wordId, lessonId, isSuccess, ...answer } of inOrder) {
      const word = words.get(wordId)
      if (!word) continue
      const answeredAt = new Date(answer.answeredAt)
      const taken = await takeAnswer(tx, {
        attemptId,
        userId,
        wordId,
        targetLang: word.answerLang,
        sessionId: null,
        lessonId,
        exerciseType: null,
        category: isSuccess ? 'CORRECT' : 'ERROR',
        hinted: false,
        milliseconds: null,
        answeredAt,
        receivedAt: answeredAt,
        grade: isSuccess ? 'good' : 'again',
      })
      if (!taken.isNew) continue
      stored += 1
      await countWordAnswer(tx, userId, {
        targetLang: word.answerLang,
        createdAt: answeredAt,
        receivedAt: answeredAt,
        isSuccess,
        confirmed: isSuccess,
      })
    }
    return { stored }
  })
}
