import { changes, useWrite } from '@mowka/web/api'
import { useTranslation } from 'react-i18next'
import type { LessonWord } from './lesson-words'

type Word = { wordId: string; answer: string }

const rowOf = ({ wordId }: Word) => wordId
const marks = (known: boolean) =>
  changes('getWordRepetitions', (stages, { wordId }: Word) => ({
    ...stages,
    knownWordIds: [...stages.knownWordIds.filter((id) => id !== wordId), ...(known ? [wordId] : [])],
  }))

/**
 * Hides a word as known, or shows it again (V-LW-20). Updates optimistically and rolls back if refused. Writes to one
 * word are serialized.
 */
export function useKnownWords(): (word: LessonWord) => void {
  const { t } = useTranslation('vocabulary')
  const hide = useWrite('addKnownWord', {
    row: rowOf,
    args: ({ wordId }: Word) => ({ body: { wordId } }),
    optimistic: [marks(true)],
    failure: (error, { answer }) =>
      error.status === 404 ? undefined : t('known.hideFailed', { word: answer }),
  })
  const show = useWrite('removeKnownWord', {
    row: rowOf,
    args: ({ wordId }: Word) => ({ id: wordId }),
    optimistic: [marks(false)],
    failure: (error, { answer }) =>
      error.status === 404 ? undefined : t('known.showFailed', { word: answer }),
  })
  return ({ word: { wordId, answer }, known }) => void (known ? show : hide).run({ wordId, answer })
}
