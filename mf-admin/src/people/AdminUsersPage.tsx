import { MIN_PERSON_SEARCH } from '@mowka/contract/endpoints/editor/people'
import { paths } from '@mowka/contract/routes'
import type { FoundPerson } from '@mowka/contract/schemas/editor/people'
import { interfaceLangOf } from '@mowka/domain/languages/codes'
import { languageName } from '@mowka/domain/languages/languages'
import { formatDate } from '@mowka/domain/time'
import { usePageTitle } from '@mowka/kernel/platform'
import {
  Alert,
  Button,
  EmptyState,
  media,
  Page,
  PageHeader,
  SearchField,
  Skeleton,
  Stack,
  tokens,
} from '@mowka/kernel/ui'
import { type Column, DataTable } from '@mowka/kernel/ui/table'
import { read, useReads } from '@mowka/web/api'
import { ReadStates } from '@mowka/web/views'
import type { TFunction } from 'i18next'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { useListMemory } from '../edit/way-back'
import { NoAccess } from '../list/NoAccess'

const Search = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.s4};
  align-items: end;
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`

/** Looks up people by address or id. Lists nobody before a search (A-USR-01). */
export default function AdminUsersPage() {
  const { t } = useTranslation('people')
  usePageTitle(t('title'))
  const [params, setParams] = useSearchParams()
  const search = params.get('search') ?? ''
  useListMemory((userId) => paths.adminPerson({ userId }), search !== '')
  const [text, setText] = useState(search)
  const [isShort, setShort] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = text.trim()
    setShort(wanted.length < MIN_PERSON_SEARCH)
    if (wanted.length >= MIN_PERSON_SEARCH) setParams({ search: wanted })
  }
  return (
    <Page width="wide">
      <PageHeader title={t('title')} />
      <Alert kind="info" live={false}>
        {t('search.note')}
      </Alert>
      <Search role="search" onSubmit={submit} noValidate>
        <SearchField
          label={t('search.label')}
          placeholder={t('search.hint')}
          error={isShort && t('search.short', { min: MIN_PERSON_SEARCH })}
          value={text}
          onChange={setText}
          autoComplete="off"
          spellCheck={false}
        />
        <Button variant="primary" type="submit">
          {t('search.submit')}
        </Button>
      </Search>
      {search.length >= MIN_PERSON_SEARCH && <Results key={search} search={search} />}
    </Page>
  )
}

function Results({ search }: { search: string }) {
  const { t, i18n } = useTranslation('people')
  const reads = useReads({ found: read('findPeople', { search }) })
  return (
    <ReadStates reads={reads} skeleton={<Skeleton height={120} />} locked={<NoAccess />}>
      {({ found: { data, isMore } }) =>
        data.length === 0 ? (
          <div role="status">
            <EmptyState title={t('search.none.title')}>{t('search.none.text')}</EmptyState>
          </div>
        ) : (
          <Stack gap={4}>
            <DataTable
              caption={t('search.found')}
              columns={columns(t, i18n.language)}
              rows={data}
              rowKey={({ _id }) => _id}
            />
            {isMore && <Alert kind="info">{t('search.more')}</Alert>}
          </Stack>
        )
      }
    </ReadStates>
  )
}

const columns = (t: TFunction<'people'>, lang: string): Column<FoundPerson>[] => [
  {
    id: 'name',
    header: t('column.name'),
    card: 'title',
    width: '24%',
    cell: ({ _id, name, email }) => (
      <Link to={paths.adminPerson({ userId: _id })} translate="no">
        {name || email || _id}
      </Link>
    ),
  },
  {
    id: 'email',
    header: t('column.email'),
    card: 'line',
    width: '30%',
    cell: ({ email }) => <span translate="no">{email || '–'}</span>,
  },
  {
    id: 'languages',
    header: t('column.languages'),
    card: 'line',
    width: '20%',
    cell: ({ languages }) =>
      languages.map((each) => languageName(each, interfaceLangOf(lang))).join(', ') || '–',
  },
  {
    id: 'lastDay',
    header: t('column.lastDay'),
    card: 'inline',
    width: '13%',
    cell: ({ lastDay }) => (lastDay === null ? '–' : formatDay(lastDay)),
  },
  {
    id: 'createdAt',
    header: t('column.createdAt'),
    card: 'inline',
    width: '13%',
    cell: ({ createdAt }) => formatDate(createdAt),
  },
]

/** Formats a day; at noon it is the same day in every time zone of the product. */
const formatDay = (day: string): string => formatDate(`${day}T12:00:00Z`)
