import { paths } from '@mowka/contract/routes'
import type { Course } from '@mowka/contract/schemas/learning'
import { Button } from '@mowka/kernel/ui'
import { IconPlus } from '@mowka/kernel/ui/icons'
import { useList } from '@mowka/web/views/list'
import { useTranslation } from 'react-i18next'
import { ContentListPage } from '../batch/ContentListPage'
import { NEW } from '../edit/entity'
import { useRowSwitch } from '../edit/row-actions'
import { useListMemory } from '../edit/way-back'
import { courseColumns } from './course-columns'
import { courseEntity } from './course-entity'

/** The list of courses for editors (A-CRSL). */
export default function AdminCoursesPage() {
  const { t } = useTranslation('admin')
  const list = useList('listCourses')
  useListMemory(courseEntity.page, list.rows !== undefined)
  const flip = useRowSwitch<Course>('course', {
    success: ({ row: { name }, field, value }) => {
      const which = field === 'active' ? 'active' : 'explicitAccessRequired'
      return t(`courses.saved.${which}.${value ? 'on' : 'off'}`, { name })
    },
    failure: ({ status }, { row: { name } }) => {
      if (status === 409) return t('courses.notSaved.stale', { name })
      if (status === 404) return t('courses.notSaved.gone', { name })
      return t(status === 403 ? 'courses.notSaved.forbidden' : 'courses.notSaved.other', { name })
    },
  })

  return (
    <ContentListPage
      kind="course"
      title={t('courses.title')}
      count={(count) => t('courses.count', { count })}
      nameOf={({ name }) => name}
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
      texts={t('courses.list', { returnObjects: true, search: list.view.filters.$search })}
      columns={courseColumns(t, flip)}
    />
  )
}
