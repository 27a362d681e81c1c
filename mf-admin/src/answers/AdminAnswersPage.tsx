import { problemExerciseList } from '@mowka/contract/endpoints/editor/exercise'
import { paths } from '@mowka/contract/routes'
import { languages } from '@mowka/domain/languages/languages'
import { read, useReads } from '@mowka/web/api'
import { ListPage, useList } from '@mowka/web/views/list'
import { useTranslation } from 'react-i18next'
import { useListMemory } from '../edit/way-back'
import { NoAccess } from '../list/NoAccess'
import { answerColumns } from './answer-columns'
import { useDecisions } from './use-decisions'

/** Maximum number of courses in the filter: the largest page size of a list. */
const MAX_COURSES = 1000

/** Refused answers by exercise, the most affected learners first. */
export default function AdminAnswersPage() {
  const { t } = useTranslation(['answers', 'admin', 'common'])
  const list = useList('listStumbles')
  useListMemory((exerciseId) => paths.adminEditExercise({ exerciseId }), list.rows !== undefined)
  const { decisions, dialog } = useDecisions()
  // The list is usable even if the courses fail to load.
  const reads = useReads({ courses: read('listCourses', { limit: MAX_COURSES }) })
  const courses = reads.state === 'ready' ? reads.data.courses.data : []
  const { view } = list
  const isNarrowed = Object.values(view.filters).some(Boolean)
  const texts = t('list', { returnObjects: true })
  return (
    <>
      <ListPage
        title={t('title')}
        count={(count) => t('count', { count })}
        handle={list}
        columns={answerColumns(t, decisions)}
        rowKey={({ _id }) => _id}
        choices={[
          {
            name: 'answerLang',
            label: t('filter.lang'),
            options: [
              { value: '', label: t('filter.all') },
              ...languages.map(({ langCode, fullNameTK }) => ({
                value: langCode,
                label: t(fullNameTK),
              })),
            ],
          },
          {
            name: 'level',
            label: t('filter.level'),
            options: [
              { value: '', label: t('filter.all') },
              ...problemExerciseList.filters.level.values.map((level) => ({ value: level, label: level })),
            ],
          },
          {
            name: 'course',
            label: t('filter.course'),
            options: [
              { value: '', label: t('filter.all') },
              ...courses.map(({ _id, name }) => ({ value: _id, label: name })),
            ],
          },
          {
            name: 'disputed',
            label: t('filter.disputed'),
            options: [
              { value: '', label: t('filter.all') },
              { value: 'true', label: t('admin:row.yes') },
              { value: 'false', label: t('admin:row.no') },
            ],
          },
        ]}
        locked={<NoAccess />}
        texts={isNarrowed ? { ...texts, empty: texts.notFound } : texts}
      />
      {dialog}
    </>
  )
}
