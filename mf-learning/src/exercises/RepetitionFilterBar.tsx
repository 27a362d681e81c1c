import type { Course } from '@mowka/contract/schemas/learning'
import { media, SearchField, Select, tokens } from '@mowka/kernel/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import type { RepetitionFilters } from './repetition-list'

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(240px, 1fr) minmax(240px, 360px) auto;
  gap: ${tokens.s4};
  align-items: end;
  padding-top: ${tokens.s2};
  > p {
    display: flex;
    align-items: center;
    min-height: 48px;
    color: ${tokens.muted};
    font-size: ${tokens.fs14};
  }
  ${media.belowMedium} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${tokens.s3};
    > p { grid-column: 1 / -1; min-height: 0; }
  }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`

/** Search and course filter of the repetition list, with the number of results (L-EXLS-03, L-EXLS-04). */
export function RepetitionFilterBar({
  filters,
  courses,
  found,
  onChange,
}: {
  filters: RepetitionFilters
  courses: readonly Course[]
  found: number
  onChange: (filters: RepetitionFilters) => void
}) {
  const { t } = useTranslation(['learning', 'repetition', 'common'])
  return (
    <Bar role="search" aria-label={t('repetition:filters')}>
      <SearchField
        label={t('common:search')}
        placeholder={t('repetition:searchPlaceholder')}
        value={filters.text}
        onChange={(text) => onChange({ ...filters, text })}
      />
      <Select
        label={t('repetition:course')}
        options={[
          { value: '', label: t('repetition:allCourses') },
          ...courses.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
        value={courses.some(({ _id }) => _id === filters.courseId) ? filters.courseId : ''}
        onChange={(courseId) => onChange({ ...filters, courseId })}
      />
      <p role="status">{t('repetition:count', { count: found })}</p>
    </Bar>
  )
}
