import { paths } from '@mowka/shared/contract/routes'
import { langToPath, languageOf } from '@mowka/shared/domain/languages'
import { hasPage, usePageTitle } from '@mowka/shared/platform'
import { session } from '@mowka/shared/session'
import { Button, EmptyState, ErrorState, Page, PageHeader, VisuallyHidden } from '@mowka/shared/ui'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { NoAccessBanner } from '../access/NoAccessBanner'
import { mayStartTrial } from '../access/trial'
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

/** The language being learned and the learner's level in it, or the way to say what they know. */
const Level = observer(function Level({ name }: { name: string }) {
  const { t } = useTranslation('learning')
  if (session.level) return t('courses.yourLevel', { name, level: session.level })
  if (!session.isAuthenticated) return name
  return (
    <>
      {name},{' '}
      <Link to={paths.levelingSurvey({ lang: langToPath(session.targetLang) })}>{t('courses.setLevel')}</Link>
    </>
  )
})

/** All courses of the language being learned, and what to do next (L-CRS). */
const CoursesPage = observer(function CoursesPage() {
  const { t } = useTranslation('learning')
  usePageTitle(t('courses.title'))
  const lang = session.targetLang
  const data = useCourses()
  const { filters, remember, setFilters, setRemember } = useCourseFilters(lang)
  usePreselectedCourse(data.courses, session.isAuthenticated)

  const name = t(languageOf(lang).fullNameTK)
  const header = <PageHeader title={t('courses.title')} note={<Level name={name} />} />
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

  const groups = groupCourses(data.courses, data.progress, data.recommended, session.level)
  const narrow = (entries: CourseEntry[]) => entries.filter(({ course }) => matchesFilters(course, filters))
  const [started, recommended, ofLevel, others] = [
    narrow(groups.started),
    narrow(groups.recommended),
    narrow(groups.ofLevel),
    narrow(groups.others),
  ]
  const found = started.length + recommended.length + ofLevel.length + others.length
  const isAllLocked = session.isAuthenticated && data.courses.every((course) => course.isLocked)
  // Under an offer to learn for free no tile asks for money.
  const sells = hasPage('subscribe') && !(isAllLocked && mayStartTrial())

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
        {isFiltering(filters) ? t('courses.found', { count: found }) : ''}
      </VisuallyHidden>
      {found === 0 ? (
        <EmptyState
          title={t('courses.noMatch')}
          actions={<Button onClick={() => setFilters(noFilters)}>{t('courses.clear')}</Button>}
        >
          {t('courses.noMatchText')}
        </EmptyState>
      ) : (
        <>
          <CourseGroup title={t('courses.started')} entries={started} sells={sells} />
          <CourseGroup
            title={t('courses.recommended')}
            note={t('courses.recommendedNote')}
            entries={recommended}
            sells={sells}
          />
          <CourseGroup
            title={t('courses.ofLevel', { level: session.level })}
            entries={ofLevel}
            sells={sells}
          />
          <CourseGroup title={t('courses.all')} entries={others} sells={sells} />
        </>
      )}
    </Page>
  )
})

export default CoursesPage
