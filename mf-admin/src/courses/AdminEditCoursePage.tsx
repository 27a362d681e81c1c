import type { CourseForm } from '@mowka/contract/schemas/catalog'
import type { Course } from '@mowka/contract/schemas/learning'
import { required } from '@mowka/domain/rules'
import { read, useReads } from '@mowka/web/api'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { CreatePage, EditPage, type EditPageProps } from '../edit/EditPage'
import { NEW } from '../edit/new-row'
import { useFields } from '../edit/use-fields'
import { CourseLessons } from './CourseLessons'
import { courseEntity } from './course-entity'

/** As long as the contract takes them, in characters. */
const NAME_LENGTH = 200
const DESCRIPTION_LENGTH = 2000

/** A course for editors: its form, and its lessons (A-CRSE). */
export default function AdminEditCoursePage() {
  const { t } = useTranslation('admin')
  const { courseId = NEW } = useParams()
  const reads = useReads({ course: read('getCourse', courseId === NEW ? null : { id: courseId }) })
  const field = useFields<CourseForm>()
  const props: EditPageProps<Course, CourseForm> = {
    entity: courseEntity,
    texts: {
      title: (course) => course?.name ?? t('courses.form.new'),
      list: t('courses.title'),
      created: t('courses.form.created'),
      saved: t('courses.form.saved'),
      gone: t('courses.form.gone'),
    },
    fields: [
      field.text('name', t('field.course.name'), { rules: [required], max: NAME_LENGTH }),
      field.area('description', t('field.course.description'), { max: DESCRIPTION_LENGTH }),
      field.levels('levels', t('field.course.levels')),
      field.toggle('active', t('field.course.active')),
      field.toggle('explicitAccessRequired', t('field.course.explicitAccessRequired')),
      field.lang('sourceLang', t('courses.sourceLang')),
      field.lang('targetLang', t('courses.targetLang')),
      field.tags('tags', t('field.course.tags')),
    ],
  }
  if (courseId === NEW) return <CreatePage {...props} />
  return (
    <EditPage
      {...props}
      reads={reads}
      rowOf={({ course }) => course.data[0]}
      below={(course) => <CourseLessons course={course} />}
    />
  )
}
