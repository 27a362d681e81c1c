import { confirm } from '@mowka/kernel/platform'
import { callApi } from '@mowka/web/api'
import { useTranslation } from 'react-i18next'
import { useAttempt } from '../edit/attempt'

/**
 * Asks for confirmation before an exercise is deleted, with the number of learners whose notes are deleted with it.
 * If that number fails to load, the exercise is not deleted.
 */
export function useAskToDelete(): (exercise: { _id: string; answer: string }) => Promise<boolean> {
  const { t } = useTranslation(['admin', 'common'])
  const attempt = useAttempt()
  return async ({ _id, answer }) => {
    const notes = await attempt(() => callApi('countExerciseNotes', { id: _id }))
    if (!notes.ok) return false
    const { learners } = notes.answer
    const final = t('edit.cannotUndo')
    return confirm({
      title: t('exercises.delete.title', { answer }),
      text: learners === 0 ? final : `${t('exercises.delete.notes', { count: learners })} ${final}`,
      confirmLabel: t('common:delete'),
      cancelLabel: t('common:cancel'),
      destructive: true,
    })
  }
}
