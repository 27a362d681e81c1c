import { paths } from '@mowka/contract/routes'
import type { Course } from '@mowka/contract/schemas/learning'
import { Button } from '@mowka/kernel/ui'
import { IconPlus } from '@mowka/kernel/ui/icons'
import { changes, useWrite } from '@mowka/web/api'
import { useList } from '@mowka/web/views/list'
import { useTranslation } from 'react-i18next'
import { ContentListPage } from '../batch/ContentListPage'
import { NEW } from '../edit/new-row'
import { useListMemory } from '../edit/way-back'
import { NoAccess } from '../list/NoAccess'
import { type CourseSwitch, courseColumns } from './course-columns'
import { courseEntity } from './course-entity'

/** A press of one of a course's switches. */
type Press = { course: Course; field: CourseSwitch; value: boolean }

/** The list of courses for editors (A-CRSL). */
export default function AdminCoursesPage() {
  const { t } = useTranslation('admin')
  const list = useList('listCourses')
  useListMemory(courseEntity.page, list.rows !== undefined)
  const press = useWrite('updateCourse', {
    row: ({ course }: Press) => course._id,
    args: ({ course, field, value }, before) => ({
      id: course._id,
      // The version that this row's last write made is newer than the one on screen (C57).
      body: { [field]: value, version: Math.max(course.version, before?.version ?? 0) },
    }),
    optimistic: [
      changes('listCourses', (page, { course, field, value }: Press) => ({
        ...page,
        data: page.data.map((each) => (each._id === course._id ? { ...each, [field]: value } : each)),
      })),
    ],
    success: ({ name }, { field, value }) => t(`courses.saved.${field}.${value ? 'on' : 'off'}`, { name }),
    failure: ({ status }, { course: { name } }) => {
      if (status === 409) return t('courses.notSaved.stale', { name })
      if (status === 404) return t('courses.notSaved.gone', { name })
      return t(status === 403 ? 'courses.notSaved.forbidden' : 'courses.notSaved.other', { name })
    },
  })

  return (
    <ContentListPage
      kind="course"
      nameOf={({ name }) => name}
      title={t('courses.title')}
      count={(count) => t('courses.count', { count })}
      actions={
        <Button
          variant="primary"
          leftIcon={<IconPlus aria-hidden />}
          to={paths.adminEditCourse({ courseId: NEW })}
        >
          {t('courses.add')}
        </Button>
      }
      handle={list}
      columns={courseColumns(t, (course, field, value) => void press.run({ course, field, value }))}
      choices={[
        { name: 'sourceLang', label: t('courses.sourceLang') },
        { name: 'targetLang', label: t('courses.targetLang') },
      ]}
      locked={<NoAccess />}
      texts={{
        caption: t('courses.caption'),
        filters: t('courses.filters'),
        searchHint: t('courses.searchHint'),
        empty: { title: t('courses.empty.title'), text: t('courses.empty.text') },
        notFound: {
          title: t('courses.notFound.title', { search: list.view.filters.$search }),
          text: t('courses.notFound.text'),
          clear: t('courses.notFound.clear'),
        },
        failed: { title: t('courses.error.title'), text: t('courses.error.text') },
      }}
    />
  )
}
