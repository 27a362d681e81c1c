import { languages } from '@mowka/shared/domain/languages'
import { media, SearchField, Select, tokens } from '@mowka/shared/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { useSearchText } from '../list/use-search-text'
import type { CoursesQuery } from './courses-query'

const Bar = styled.form`
  display: grid;
  grid-template-columns: minmax(200px, 1fr) repeat(2, minmax(0, 180px));
  gap: ${tokens.s3};
  align-items: end;
  ${media.medium} {
    position: sticky;
    top: 0;
    z-index: 2;
    padding-block: ${tokens.s3};
    background: ${tokens.page};
  }
  ${media.belowMedium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :first-child { grid-column: 1 / -1; }
  }
`

/** Search and languages of the course list; on wide screens they stay in sight over a long list. */
export function CoursesFilters({
  query,
  onChange,
}: {
  query: CoursesQuery
  onChange: (change: Partial<CoursesQuery>, options?: { replace?: boolean }) => void
}) {
  const { t } = useTranslation(['admin', 'common'])
  // The first search is a step to come back from; refining it is not.
  const { text, setText, commit } = useSearchText(query.search, (search) =>
    onChange({ search }, { replace: query.search !== '' }),
  )
  const options = languages.map(({ langCode, fullNameTK }) => ({ value: langCode, label: t(fullNameTK) }))
  return (
    <Bar
      role="search"
      aria-label={t('courses.filters')}
      onSubmit={(event) => {
        event.preventDefault()
        commit()
      }}
    >
      <SearchField
        size="sm"
        label={t('common:search')}
        placeholder={t('courses.searchHint')}
        value={text}
        onChange={setText}
      />
      <Select
        size="sm"
        label={t('courses.sourceLang')}
        options={options}
        value={query.sourceLang}
        onChange={(sourceLang) => onChange({ sourceLang })}
      />
      <Select
        size="sm"
        label={t('courses.targetLang')}
        options={options}
        value={query.targetLang}
        onChange={(targetLang) => onChange({ targetLang })}
      />
    </Bar>
  )
}
