import type { LangCode } from '@mowka/contract/schemas/common'
import { langTag } from '@mowka/domain/languages'
import { useTranslation } from 'react-i18next'
import { CountWithTexts } from './CountWithTexts'
import { shortText } from './short-text'

/** Maximum number of exercises in the tooltip. */
const MAX_LISTED = 10

/** The number of exercises with a word or hint, and a tooltip that lists them (A-WORD-01, A-HINT-01). */
export function ExerciseCount({
  exercises,
  count = exercises.length,
  lang,
}: {
  exercises: readonly { _id: string; answer: string }[]
  /** The total, if `exercises` are only the first ones. */
  count?: number
  /** Language of the answers. */
  lang: LangCode
}) {
  const { t } = useTranslation('admin')
  const named = exercises.slice(0, MAX_LISTED)
  return (
    <CountWithTexts
      count={count}
      label={t('exercises.count', { count })}
      title={t('exercises.title')}
      texts={named.map(({ _id, answer }) => ({ id: _id, text: shortText(answer) }))}
      lang={langTag(lang)}
      rest={count > named.length && t('hints.exercises.more', { count: count - named.length })}
    />
  )
}
