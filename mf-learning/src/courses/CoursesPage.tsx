import { paths } from '@mowka/contract/routes'
import { langToPath, languageOf } from '@mowka/domain/languages'
import { usePageTitle } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { Page, PageHeader } from '@mowka/kernel/ui'
import { ReadStates } from '@mowka/web/views'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useTakeOverResults } from '../leveling-test/use-take-over-results'
import { CourseGroups } from './CourseGroups'
import { CoursesSkeleton } from './CoursesSkeleton'
import { useCourses } from './use-courses'

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
  const { t } = useTranslation(['learning', 'common'])
  usePageTitle(t('courses.title'))
  const { targetLang: lang, isAuthenticated, user } = session
  useTakeOverResults(isAuthenticated)
  const entry = user?.userMetadata.languages[lang]
  const testedLevel = entry?.levelingTestStatus === 'FINISHED' ? (entry.level ?? null) : null
  const reads = useCourses({ lang, isAuthenticated, testedLevel })

  return (
    <Page>
      <PageHeader title={t('courses.title')} note={<Level name={t(languageOf(lang).fullNameTK)} />} />
      <ReadStates reads={reads} skeleton={<CoursesSkeleton />}>
        {(data) => <CourseGroups data={data} />}
      </ReadStates>
    </Page>
  )
})

export default CoursesPage
