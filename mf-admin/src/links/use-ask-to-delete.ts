import type { KindInLessons } from '@mowka/contract/endpoints/editor/search'
import { confirm } from '@mowka/kernel/platform'
import { callApi } from '@mowka/web/api'
import { useTranslation } from 'react-i18next'
import { useAttempt } from '../edit/attempt'

/** The question before a deletion, with the number of exercises that use the row, and what is deleted with it. */
type Question = { title: string; about?: string; exercises?: number; alsoDeleted?: string }

/**
 * Returns a function that asks for confirmation before an exercise, word or hint is deleted, with the numbers of
 * lessons and exercises that use it. If they fail to load, the row is not deleted.
 */
export function useAskToDelete(kind: KindInLessons): (id: string, question: Question) => Promise<boolean> {
  const { t } = useTranslation(['admin', 'common'])
  const attempt = useAttempt()
  return async (id, { title, about, exercises = 0, alsoDeleted }) => {
    const uses = await attempt(() => callApi('getLessonsUsing', { kind, id }))
    if (!uses.ok) return false
    const { total } = uses.answer.metadata
    const places = [
      ...(total > 0 ? [t('uses.inLessons', { count: total })] : []),
      ...(exercises > 0 ? [t('uses.inExercises', { count: exercises })] : []),
    ]
    const sentences = [
      about,
      places.length > 0 ? t('uses.isUsed', { places: places.join(t('uses.and')) }) : undefined,
      alsoDeleted,
      t('row.cannotUndo'),
    ]
    return confirm({
      title,
      text: sentences.filter((sentence) => sentence !== undefined).join(' '),
      confirmLabel: t('common:delete'),
      cancelLabel: t('common:cancel'),
      destructive: true,
    })
  }
}
