import { useApi } from '@mowka/shared/api'
import { usePageTitle } from '@mowka/shared/platform'
import { Alert, Button, EmptyState, ErrorState, Page, PageHeader, Skeleton } from '@mowka/shared/ui'
import { DataTable } from '@mowka/shared/ui/table'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { NoAccess } from '../list/NoAccess'
import { useLastAnswer } from '../list/use-last-answer'
import { CoursesFilters } from './CoursesFilters'
import { courseColumns } from './course-columns'
import { COURSE_PAGE_SIZES, coursesArguments, pageInstead } from './courses-query'
import { useCourseSwitches } from './use-course-switches'
import { useCoursesQuery } from './use-courses-query'

/** The list of courses for content editors (administration and platform §2.3). */
export default function AdminCoursesPage() {
  const { t } = useTranslation('admin')
  usePageTitle(t('courses.title'))
  const { query, change } = useCoursesQuery()
  const { data, error, isValidating, mutate } = useApi('listCourses', coursesArguments(query))
  const { shown, waiting } = useLastAnswer({ data, error })
  const { courses, press } = useCourseSwitches(shown?.data, () => mutate())

  const instead = data ? pageInstead(query, data.metadata.total) : null
  const goInstead = useEffectEvent((page: number) => change({ page }, { replace: true }))
  useEffect(() => {
    if (instead !== null) goInstead(instead)
  }, [instead])

  if (error?.status === 403)
    return (
      <Page width="wide">
        <PageHeader title={t('courses.title')} />
        <NoAccess />
      </Page>
    )

  const count =
    shown === undefined ? (
      <Skeleton width={72} height={16} />
    ) : (
      t('courses.count', { count: shown.metadata.total })
    )
  return (
    <Page width="wide">
      <PageHeader title={t('courses.title')} note={error && !shown ? undefined : count} />
      <CoursesFilters query={query} onChange={change} />
      {error && !shown ? (
        <ErrorState title={t('courses.error.title')} onRetry={() => void mutate()} retrying={isValidating}>
          {t('courses.error.text')}
        </ErrorState>
      ) : (
        <>
          {error && (
            <Alert
              kind="error"
              actions={
                <Button size="sm" loading={isValidating} onClick={() => void mutate()}>
                  {t('common:retry')}
                </Button>
              }
            >
              {t('courses.error.old')}
            </Alert>
          )}
          <DataTable
            caption={t('courses.caption')}
            columns={courseColumns(t, press)}
            rows={instead === null ? courses : undefined}
            rowKey={(course) => course._id}
            sort={query.sort}
            onSort={(sort) => change({ sort })}
            loading={waiting}
            skeletonRows={query.limit}
            paging={{
              page: query.page,
              pageSize: query.limit,
              total: shown?.metadata.total ?? 0,
              pageSizes: COURSE_PAGE_SIZES,
              onPage: (page) => {
                change({ page })
                // The pager is below the rows: another page is read from its top.
                window.scrollTo(0, 0)
              },
              onPageSize: (limit) => change({ limit }),
            }}
            empty={
              query.search === '' ? (
                <EmptyState title={t('courses.empty.title')}>{t('courses.empty.text')}</EmptyState>
              ) : (
                <EmptyState
                  title={t('courses.notFound.title', { search: query.search })}
                  actions={
                    <Button onClick={() => change({ search: '' })}>{t('courses.notFound.clear')}</Button>
                  }
                >
                  {t('courses.notFound.text')}
                </EmptyState>
              )
            }
          />
        </>
      )}
    </Page>
  )
}
