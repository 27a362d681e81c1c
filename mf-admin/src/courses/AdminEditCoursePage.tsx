import { courseKind } from '@mowka/contract/content-kinds/course'
import { paths } from '@mowka/contract/routes'
import type { Course } from '@mowka/contract/schemas/learning'
import { courseKind as kindOfCourse } from '@mowka/domain/course/course'
import { useReads } from '@mowka/web/api'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { CreatePage, EditPage, type EditPageProps } from '../edit/EditPage'
import { NEW } from '../edit/entity'
import { useKindFields } from '../edit/use-kind-fields'
import { PictureInput, PictureName } from '../pictures/PictureInput'
import { readCourse } from '../publication/edited-reads'
import { LazyFieldComments } from '../publication/lazy-comments'
import { PublicationBar } from '../publication/PublicationBar'
import { ReviewCard } from '../publication/ReviewCard'
import { CourseLessons } from './CourseLessons'
import { type CourseValues, courseEntity } from './course-entity'

/** The editor page of a course: its form and its lessons (A-CRSE). */
export default function AdminEditCoursePage() {
  const { t } = useTranslation('admin')
  const { courseId = NEW } = useParams()
  const reads = useReads({ course: readCourse(courseId === NEW ? null : courseId) })
  const fields = useKindFields(courseKind, {
    own: {
      picture: {
        input: (label) => (
          <PictureInput label={label} none="noneOfCourse" kindOf={({ tags }) => kindOfCourse(tags)} />
        ),
        show: (picture) => <PictureName picture={picture} />,
        side: true,
      },
    },
  })
  const props: EditPageProps<Course, CourseValues> = {
    entity: courseEntity,
    texts: {
      title: (course) => course?.name ?? t('courses.form.new'),
      list: t('courses.title'),
      created: t('courses.form.created'),
      saved: t('courses.form.saved'),
      gone: t('courses.form.gone'),
    },
    fields,
  }
  if (courseId === NEW) return <CreatePage {...props} />
  return (
    <EditPage
      {...props}
      reads={reads}
      rowOf={({ course }) => course.data[0]}
      above={(course) => (
        <>
          <PublicationBar
            kind="course"
            row={course}
            name={course.name}
            preview={paths.courseDetails({ courseId: course._id }, { query: { preview: 'true' } })}
          />
          <ReviewCard kind="course" row={course} />
        </>
      )}
      beside={(course, { name, label }) => (
        <LazyFieldComments kind="course" rowId={course._id} field={name} label={label} />
      )}
      below={(course) => <CourseLessons course={course} />}
    />
  )
}
