import { lessonKind } from '@mowka/contract/content-kinds/lesson'
import { paths } from '@mowka/contract/routes'
import type { EditedLesson } from '@mowka/contract/schemas/learning'
import { splitLessonName } from '@mowka/domain/lesson/lesson-name'
import { useReads } from '@mowka/web/api'
import { richNodes } from '@mowka/web/views'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { CreatePage, EditPage, type EditPageProps } from '../edit/EditPage'
import { NEW } from '../edit/entity'
import { inOwnLanguage, NOTHING, useKindFields } from '../edit/use-kind-fields'
import { PictureInput, PictureName } from '../pictures/PictureInput'
import { readLesson } from '../publication/edited-reads'
import { LazyFieldComments } from '../publication/lazy-comments'
import { PublicationBar } from '../publication/PublicationBar'
import { ReviewCard } from '../publication/ReviewCard'
import { LessonContents } from './LessonContents'
import { type LessonValues, lessonEntity } from './lesson-entity'
import { nameFields } from './lesson-name'
import { NameInput } from './NameInput'
import { DialogueInput, IntroductionInput } from './teaching/TeachingInput'

/** The learners' page with the sentences of a lesson; `null` for a lesson without a course. */
const previewOf = ({ _id: lessonId, courseIds = [] }: EditedLesson): string | null => {
  const [courseId] = courseIds
  return courseId === undefined ? null : paths.trainerContentPreview({ courseId, lessonId })
}

/** The field of a lesson that a field of its form belongs to. A description has comments of its own. */
const commentedField = (name: string): string =>
  name === 'sourceTitle' ? 'nameSource' : name === 'targetTitle' ? 'nameTarget' : name

/** The editor page of a lesson: its form, exercises and words (A-LESS-03 to A-LESS-09). */
export default function AdminEditLessonPage() {
  const { t } = useTranslation('admin')
  const { lessonId = NEW } = useParams()
  const reads = useReads({
    lessons: readLesson(lessonId === NEW ? null : lessonId),
  })
  const savedId = lessonId === NEW ? null : lessonId
  const fields = useKindFields(lessonKind, {
    own: {
      picture: {
        input: (label) => <PictureInput label={label} none="none" kindOf={() => 'other'} />,
        show: (picture) => <PictureName picture={picture} />,
        side: true,
      },
      introduction: {
        input: (label) => <IntroductionInput label={label} lessonId={savedId} />,
        show: (introduction) => (introduction ? richNodes(introduction.title) : NOTHING),
      },
      dialogue: {
        input: (label) => <DialogueInput label={label} lessonId={savedId} />,
        show: (dialogue) => dialogue?.title ?? NOTHING,
      },
    },
  })
  const props: EditPageProps<EditedLesson, LessonValues> = {
    entity: lessonEntity,
    texts: {
      title: (lesson) => (lesson ? splitLessonName(lesson.name.source).title : t('lessons.form.new')),
      list: t('lessons.title'),
      created: t('lessons.form.created'),
      saved: t('lessons.form.saved'),
      gone: t('lessons.form.gone'),
    },
    fields: [
      ...nameFields.map((name) => ({
        name,
        label: t(`lessons.form.${name}`),
        input: <NameInput name={name} />,
        show: (values: LessonValues) => inOwnLanguage(values, name, values[name] || NOTHING),
      })),
      ...fields,
    ],
  }
  if (lessonId === NEW) return <CreatePage {...props} />
  return (
    <EditPage
      {...props}
      reads={reads}
      rowOf={({ lessons }) => lessons.data[0]}
      above={(lesson) => (
        <>
          <PublicationBar
            kind="lesson"
            row={lesson}
            name={splitLessonName(lesson.name.source).title}
            preview={previewOf(lesson)}
          />
          <ReviewCard kind="lesson" row={lesson} />
        </>
      )}
      beside={(lesson, { name, label }) => (
        <LazyFieldComments kind="lesson" rowId={lesson._id} field={commentedField(name)} label={label} />
      )}
      below={(lesson) => <LessonContents lesson={lesson} />}
    />
  )
}
