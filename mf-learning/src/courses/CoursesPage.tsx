import { paths } from '@mowka/contract/routes'
import { langToPath, languageOf } from '@mowka/domain/languages/languages'
import { usePageTitle } from '@mowka/kernel/platform'
import { session } from '@mowka/kernel/session'
import { Grid, Page, PageHeader, Skeleton } from '@mowka/kernel/ui'
import { ReadStates } from '@mowka/web/views'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useTransferResults } from '../leveling-result/use-transfer-results'
import { CourseGroups } from './CourseGroups'
import { useCourses } from './use-courses'

const TILES = ['a', 'b', 'c', 'd', 'e', 'f']

/** Skeleton of the filters and two rows of courses. */
function CoursesSkeleton() {
  return (
    <>
      <Skeleton height={76} radius={12} />
      <Grid>
        {TILES.map((tile) => (
          <Skeleton key={tile} height={176} radius={16} />
        ))}
      </Grid>
    </>
  )
}

/** The target language and the learner's level in it, or a link to the survey. */
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

/** All courses of the target language, and the next step (L-CRS). */
const CoursesPage = observer(function CoursesPage() {
  const { t } = useTranslation(['learning', 'common'])
  usePageTitle(t('courses.title'))
  const { targetLang: lang, isAuthenticated, user } = session
  useTransferResults(isAuthenticated)
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
