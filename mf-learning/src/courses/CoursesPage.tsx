import { paths } from '@mowka/shared/contract/routes'
import { languageOf } from '@mowka/shared/domain/languages'
import { usePageTitle } from '@mowka/shared/platform'
import { session } from '@mowka/shared/session'
import { Button, EmptyState, ErrorState, Page, PageHeader, VisuallyHidden } from '@mowka/shared/ui'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { NoAccessBanner } from '../access/NoAccessBanner'
import { isLessonMode } from '../lesson-opening/lesson-path'
import { NextLessonBanner } from '../next-lesson/NextLessonBanner'
import { nextStep } from '../next-lesson/next-step'
import { CourseGroup } from './CourseGroup'
import { CoursesSkeleton } from './CoursesSkeleton'
import { isFiltering, matchesFilters, noFilters } from './course-filters'
import { type CourseEntry, groupCourses } from './course-groups'
import { FilterBar } from './FilterBar'
import { useCourseFilters } from './use-course-filters'
import { useCourses } from './use-courses'
import { usePreselectedCourse } from './use-preselected-course'

/** All courses of the language being learned, and what to do next (learner core §2). */
const CoursesPage = observer(function CoursesPage() {
  const { t } = useTranslation('learning')
  usePageTitle(t('courses.title'))
  const lang = session.targetLang
  const data = useCourses()
  const { filters, remember, setFilters, setRemember } = useCourseFilters(lang)
  usePreselectedCourse(data.courses, session.isAuthenticated)

  const name = t(languageOf(lang).fullNameTK)
  const header = (
    <PageHeader
      title={t('courses.title')}
      note={session.level ? t('courses.yourLevel', { name, level: session.level }) : name}
    />
  )
  if (data.error) {
    return (
      <Page>
        {header}
        <ErrorState onRetry={data.retry} retrying={data.isRetrying} />
      </Page>
    )
  }
  if (data.isLoading || !data.courses) {
    return (
      <Page>
        {header}
        <CoursesSkeleton />
      </Page>
    )
  }
  if (data.courses.length === 0) {
    return (
      <Page>
        {header}
        <EmptyState
          title={t('courses.none')}
          actions={
            <Button variant="primary" to={paths.selectLanguage()}>
              {t('courses.otherLanguage')}
            </Button>
          }
        >
          {t('courses.noneText')}
        </EmptyState>
      </Page>
    )
  }

  const groups = groupCourses(data.courses, data.progress, data.recommended)
  const narrow = (entries: CourseEntry[]) => entries.filter(({ course }) => matchesFilters(course, filters))
  const all = narrow(groups.all)
  const isAllLocked = session.isAuthenticated && data.courses.every((course) => course.isLocked)

  return (
    <Page>
      {header}
      {isAllLocked ? (
        <NoAccessBanner closed="language" />
      ) : (
        data.next && (
          <NextLessonBanner step={nextStep(data.next, isLessonMode)} place="courses" courses={data.courses} />
        )
      )}
      <FilterBar filters={filters} remember={remember} onChange={setFilters} onRemember={setRemember} />
      <VisuallyHidden role="status">
        {isFiltering(filters) ? t('courses.found', { count: all.length }) : ''}
      </VisuallyHidden>
      {all.length === 0 ? (
        <EmptyState
          title={t('courses.noMatch')}
          actions={<Button onClick={() => setFilters(noFilters)}>{t('courses.clear')}</Button>}
        >
          {t('courses.noMatchText')}
        </EmptyState>
      ) : (
        <>
          <CourseGroup title={t('courses.started')} entries={narrow(groups.started)} />
          <CourseGroup
            title={t('courses.recommended')}
            note={t('courses.recommendedNote')}
            entries={narrow(groups.recommended)}
          />
          <CourseGroup title={t('courses.all')} entries={all} />
        </>
      )}
    </Page>
  )
})

export default CoursesPage
