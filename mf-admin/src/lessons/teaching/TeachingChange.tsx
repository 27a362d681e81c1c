import type { FieldChange } from '@mowka/contract/schemas/editor/history'
import { tokens } from '@mowka/kernel/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { Difference } from '../../history/Difference'
import { NOTHING } from '../../history/value-text'
import { teachingChanges } from './teaching-changes'

const Parts = styled.ul`
  display: grid;
  gap: ${tokens.s1};
  b { font-weight: 600; }
  b::after { content: ': '; }
`

/** The changed parts of an introduction or dialogue in a history. */
export default function TeachingChange({ change }: { change: FieldChange }) {
  const { t } = useTranslation('admin')
  const { t: teaching } = useTranslation('lessonTeaching')
  return (
    <Parts>
      {teachingChanges(teaching, change).map(({ label, before, after }) => (
        <li key={label}>
          <b>{label}</b>
          <Difference t={t} before={before ?? NOTHING} after={after ?? NOTHING} />
        </li>
      ))}
    </Parts>
  )
}
