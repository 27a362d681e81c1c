import { ChipGroup, media, SearchField, Switch, tokens } from '@mowka/kernel/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { courseLevels } from '../levels/cefr-levels'
import type { CourseFilters } from './course-filters'

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(240px, 1fr) auto auto;
  gap: ${tokens.s4} ${tokens.s6};
  align-items: end;
  @media (max-width: 1119.98px) {
    grid-template-columns: 1fr auto;
    > :first-child { grid-column: 1 / -1; }
  }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); gap: ${tokens.s3}; }
`

/** Name search, levels, and the switch that stores the filters (L-CRS-03 to -05). */
export function FilterBar({
  filters,
  remember,
  onChange,
  onRemember,
}: {
  filters: CourseFilters
  remember: boolean
  onChange: (filters: CourseFilters) => void
  onRemember: (remember: boolean) => void
}) {
  const { t } = useTranslation(['learning', 'common'])
  return (
    <Bar role="search" aria-label={t('courses.filters')}>
      <SearchField
        label={t('common:search')}
        placeholder={t('courses.searchPlaceholder')}
        value={filters.name}
        onChange={(name) => onChange({ ...filters, name })}
      />
      <ChipGroup
        label={t('courses.level')}
        options={courseLevels.map((level) => ({ value: level, label: level }))}
        value={filters.levels}
        onChange={(levels) => onChange({ ...filters, levels })}
      />
      <Switch label={t('courses.remember')} checked={remember} onChange={onRemember} />
    </Bar>
  )
}
