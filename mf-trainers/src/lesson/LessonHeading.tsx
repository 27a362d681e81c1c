import type { Course, Lesson } from '@mowka/shared/contract/schemas/learning'
import { langTag } from '@mowka/shared/domain/languages'
import { splitLessonName } from '@mowka/shared/domain/lesson-name'
import { lessonOrder } from '@mowka/shared/domain/lesson-place'
import { usePageTitle } from '@mowka/shared/platform'
import { useTranslation } from 'react-i18next'
import { ModeSelector } from '../trainer/ModeSelector'
import type { SelectorMode } from '../trainer/mode-cycle'
import { Head } from '../trainer/trainer-layout'

/** The lesson's title, its place in the course and the mode selector. */
export function LessonHeading({
  lesson,
  course,
  mode,
}: {
  lesson: Lesson
  course: Course
  mode: SelectorMode
}) {
  const { t } = useTranslation('trainers')
  const number = lessonOrder(course).indexOf(lesson._id) + 1
  const source = splitLessonName(lesson.name.source).title
  const target = splitLessonName(lesson.name.target).title
  usePageTitle(source || target)
  return (
    <Head>
      <div>
        {source ? (
          <h1 lang={langTag(course.sourceLang)}>{source}</h1>
        ) : (
          <h1 lang={langTag(course.targetLang)}>{target}</h1>
        )}
        <p>{number > 0 ? t('lesson.place', { course: course.name, number }) : course.name}</p>
      </div>
      <ModeSelector mode={mode} courseId={course._id} lessonId={lesson._id} />
    </Head>
  )
}
