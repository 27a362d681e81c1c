import { formatFilters } from '@mowka/contract/list'
import type { EditedLesson } from '@mowka/contract/schemas/learning'
import { LESSON_TITLE_LENGTH, lessonTitleRules, splitLessonName } from '@mowka/domain/lesson-name'
import { read, useReads } from '@mowka/web/api'
import { richNodes } from '@mowka/web/views'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { CreatePage, EditPage, type EditPageProps } from '../edit/EditPage'
import { NEW } from '../edit/new-row'
import { NOTHING, useFields } from '../edit/use-fields'
import { DialogueInput } from './dialogue/DialogueInput'
import { IntroductionInput } from './introduction/IntroductionInput'
import { LessonContents } from './LessonContents'
import { lessonEntity } from './lesson-entity'
import type { LessonValues } from './lesson-values'

/** The editor page of a lesson: its form, exercises and words (A-LESS-03 to A-LESS-09). */
export default function AdminEditLessonPage() {
  const { t } = useTranslation('admin')
  const { lessonId = NEW } = useParams()
  const reads = useReads({
    lessons: read('getLesson', lessonId === NEW ? null : { filters: formatFilters({ _id: lessonId }) }),
  })
  const field = useFields<LessonValues>()
  const savedId = lessonId === NEW ? null : lessonId
  const title = { rules: lessonTitleRules, max: LESSON_TITLE_LENGTH }
  const description = { max: LESSON_TITLE_LENGTH }
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
      field.text('sourceTitle', t('lessons.form.sourceTitle'), title),
      field.text('sourceDescription', t('lessons.form.sourceDescription'), description),
      field.text('targetTitle', t('lessons.form.targetTitle'), title),
      field.text('targetDescription', t('lessons.form.targetDescription'), description),
      field.own(
        'introduction',
        t('field.lesson.introduction'),
        <IntroductionInput label={t('field.lesson.introduction')} lessonId={savedId} />,
        { show: (introduction) => (introduction ? richNodes(introduction.title) : NOTHING) },
      ),
      field.own(
        'dialogue',
        t('field.lesson.dialogue'),
        <DialogueInput label={t('field.lesson.dialogue')} lessonId={savedId} />,
        { show: (dialogue) => dialogue?.title ?? NOTHING },
      ),
      field.toggle('active', t('field.lesson.active')),
      field.level('level', t('field.lesson.level')),
      field.lang('sourceLang', t('courses.sourceLang')),
      field.lang('targetLang', t('courses.targetLang')),
      field.tags('tags', t('field.course.tags')),
    ],
  }
  if (lessonId === NEW) return <CreatePage {...props} />
  return (
    <EditPage
      {...props}
      reads={reads}
      rowOf={({ lessons }) => lessons.data[0]}
      below={(lesson) => <LessonContents lesson={lesson} />}
    />
  )
}
