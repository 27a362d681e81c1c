import { read, useReads } from '@mowka/shared/api'
import { paths } from '@mowka/shared/contract/routes'
import { languages } from '@mowka/shared/domain/languages'
import { ListPage, useList } from '@mowka/shared/views/list'
import { useTranslation } from 'react-i18next'
import { levels } from '../edit/use-fields'
import { useListMemory } from '../edit/way-back'
import { NoAccess } from '../list/NoAccess'
import { answerColumns } from './answer-columns'
import { useDecisions } from './use-decisions'

/** Courses that can be chosen from. */
const MOST_COURSES = 100

/** Answers that people give and exercises refuse, first where most people stumble. */
export default function AdminAnswersPage() {
  const { t } = useTranslation(['admin', 'common'])
  const list = useList('listStumbles')
  useListMemory((exerciseId) => paths.adminEditExercise({ exerciseId }), list.rows !== undefined)
  const { decisions, dialog } = useDecisions()
  // Without the courses the list can still be read.
  const reads = useReads({ courses: read('listCourses', { limit: MOST_COURSES }) })
  const courses = reads.state === 'ready' ? reads.data.courses.data : []
  const { view } = list
  const isNarrowed = Object.values(view.filters).some(Boolean)
  return (
    <>
      <ListPage
        title={t('answers.title')}
        count={(count) => t('answers.count', { count })}
        handle={list}
        columns={answerColumns(t, decisions)}
        rowKey={({ _id }) => _id}
        choices={[
          {
            name: 'answerLang',
            label: t('answers.filter.lang'),
            options: [
              { value: '', label: t('answers.filter.all') },
              ...languages.map(({ langCode, fullNameTK }) => ({
                value: langCode,
                label: t(fullNameTK),
              })),
            ],
          },
          {
            name: 'level',
            label: t('answers.filter.level'),
            options: [
              { value: '', label: t('answers.filter.all') },
              ...levels.map((level) => ({ value: level, label: level })),
            ],
          },
          {
            name: 'course',
            label: t('answers.filter.course'),
            options: [
              { value: '', label: t('answers.filter.all') },
              ...courses.map(({ _id, name }) => ({ value: _id, label: name })),
            ],
          },
          {
            name: 'disputed',
            label: t('answers.filter.disputed'),
            options: [
              { value: '', label: t('answers.filter.all') },
              { value: 'true', label: t('edit.yes') },
              { value: 'false', label: t('edit.no') },
            ],
          },
        ]}
        locked={<NoAccess />}
        texts={{
          caption: t('answers.title'),
          filters: t('answers.filters'),
          searchHint: t('answers.searchHint'),
          empty: isNarrowed
            ? { title: t('answers.notFound.title'), text: t('answers.notFound.text') }
            : { title: t('answers.empty.title'), text: t('answers.empty.text') },
          notFound: {
            title: t('answers.notFound.title'),
            text: t('answers.notFound.text'),
            clear: t('answers.notFound.clear'),
          },
        }}
      />
      {dialog}
    </>
  )
}
