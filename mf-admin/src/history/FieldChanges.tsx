import type { FieldChange } from '@mowka/shared/contract/schemas/history'
import { tokens, VisuallyHidden } from '@mowka/shared/ui'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { isIdList, sayListChange, sayValue } from './say-value'

const Facts = styled.dl`
  display: grid;
  gap: ${tokens.s1};
  margin: 0;
  > div { overflow-wrap: anywhere; }
  dt { font-weight: 700; }
  dd { margin: 0; white-space: pre-wrap; }
  del { color: ${tokens.dangerInk}; }
  ins { color: ${tokens.successInk}; text-decoration: none; font-weight: 600; }
`

/** What changed, field by field: before and after. */
export function FieldChanges({
  changes,
  labels,
}: {
  changes: readonly FieldChange[]
  labels: Readonly<Record<string, string>>
}) {
  const { t } = useTranslation('admin')
  return (
    <Facts>
      {changes.map((change) => (
        <div key={change.field}>
          <dt>{labels[change.field] ?? change.field}</dt>
          <dd>{isIdList(change) ? sayListChange(t, change) : <BeforeAndAfter t={t} change={change} />}</dd>
        </div>
      ))}
    </Facts>
  )
}

function BeforeAndAfter({ t, change: { before, after } }: { t: TFunction<'admin'>; change: FieldChange }) {
  return (
    <>
      <VisuallyHidden>{t('history.before')}</VisuallyHidden>
      <del>{sayValue(t, before)}</del> <span aria-hidden>→</span>{' '}
      <VisuallyHidden>{t('history.after')}</VisuallyHidden>
      <ins>{sayValue(t, after)}</ins>
    </>
  )
}
