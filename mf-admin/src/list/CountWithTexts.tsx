import type { LangCode } from '@mowka/contract/schemas/common'
import { langTag } from '@mowka/domain/languages/languages'
import { media, tokens } from '@mowka/kernel/ui'
import { Tooltip } from '@mowka/kernel/ui/controls'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { shortText } from './ShortText'

const Count = styled.button`
  min-width: 28px;
  min-height: 28px;
  padding: 0 8px;
  border: 0;
  border-radius: 8px;
  background: var(--mw-navy-soft);
  color: ${tokens.text};
  font-weight: 800;
  ${media.belowMedium} { min-width: 44px; min-height: 44px; }
`
const Lines = styled.span`
  display: grid;
  gap: 4px;
`

/** A number with a tooltip that lists what was counted. */
export function CountWithTexts({
  count,
  label,
  title,
  texts,
  lang,
  rest,
}: {
  count: number
  /** The count in words. */
  label: string
  title: string
  texts: readonly { id: string; text: string }[]
  /** BCP 47 tag of the texts. */
  lang: string
  /** Shown below the texts, e.g. the number of omitted ones. */
  rest?: ReactNode
}) {
  if (count === 0) return 0
  return (
    <Tooltip
      text={
        <Lines>
          <strong>{title}</strong>
          {texts.map(({ id, text }) => (
            <span key={id} lang={lang}>
              {text}
            </span>
          ))}
          {rest}
        </Lines>
      }
    >
      <Count type="button" aria-label={label}>
        {count}
      </Count>
    </Tooltip>
  )
}

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
      label={t('inExercises.count', { count })}
      title={t('inExercises.title')}
      texts={named.map(({ _id, answer }) => ({ id: _id, text: shortText(answer) }))}
      lang={langTag(lang)}
      rest={count > named.length && t('inExercises.more', { count: count - named.length })}
    />
  )
}
