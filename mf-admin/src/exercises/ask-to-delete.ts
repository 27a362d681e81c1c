import { callApi } from '@mowka/web/api'
import { useTranslation } from 'react-i18next'
import { useAttempt } from '../edit/attempt'
import { useAskToDelete } from '../links/use-ask-to-delete'

/**
 * Asks for confirmation before an exercise is deleted, with the number of lessons that contain it and of learners
 * whose notes are deleted with it. If a number fails to load, the exercise is not deleted.
 */
export function useAskToDeleteExercise(): (exercise: { _id: string; answer: string }) => Promise<boolean> {
  const { t } = useTranslation('admin')
  const attempt = useAttempt()
  const ask = useAskToDelete('exercise')
  return async ({ _id, answer }) => {
    const notes = await attempt(() => callApi('countExerciseNotes', { id: _id }))
    if (!notes.ok) return false
    const { learners } = notes.answer
    return ask(_id, {
      title: t('exercises.delete.title', { answer }),
      ...(learners > 0 ? { alsoDeleted: t('exercises.delete.notes', { count: learners }) } : {}),
    })
  }
}
