import { paths } from '@mowka/contract/routes'
import type { Course, Lesson } from '@mowka/contract/schemas/learning'
import { splitLessonName } from '@mowka/domain/lesson/lesson-name'
import { keepTogether } from '@mowka/domain/text/line-ends'
import { Card, Checkbox, IconButton, Status, tokens } from '@mowka/kernel/ui'
import { IconHeart, IconHeartFilled, IconLock } from '@mowka/kernel/ui/icons'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

/** The lessons selected for playback, in course order. */
export type ChosenLessons = { courseId: string; lessonIds: readonly string[] }

/** Address of the player for the selected lessons; it can be reloaded, navigated back to and shared. */
export const playerAddress = ({ courseId, lessonIds }: ChosenLessons): string =>
  paths.repetitionAudioPlayer({}, { query: { courseId, lessons: lessonIds.join(',') } })

/** Parses that address; null without lessons. */
export function parseChosenLessons(query: URLSearchParams): ChosenLessons | null {
  const courseId = query.get('courseId') ?? ''
  const lessonIds = [...new Set((query.get('lessons') ?? '').split(',').filter(Boolean))]
  return courseId && lessonIds.length > 0 ? { courseId, lessonIds } : null
}

/** Returns the course that contains a lesson, or undefined. */
export const courseOfLesson = <Known extends Pick<Course, 'lessons'>>(
  courses: readonly Known[],
  lessonId: string,
): Known | undefined => courses.find((course) => course.lessons.some((each) => each.lessonId === lessonId))

const Line = styled(Card).attrs({ padding: 'none' as const })`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${tokens.s2};
  padding: ${tokens.s1} ${tokens.s2} ${tokens.s1} ${tokens.s4};
  label { overflow-wrap: anywhere; }
  small { display: block; color: ${tokens.muted}; font-size: ${tokens.fs14}; font-weight: 500; }
`

export const lessonTitle = ({ name }: Pick<Lesson, 'name'>): string =>
  splitLessonName(name.source || name.target).title

/** A lesson that can be selected and marked as a favourite (V-RAUD-05). */
export function LessonOption({
  lesson,
  isChosen,
  isFavourite,
  onChoose,
  onLike,
}: {
  lesson: Lesson
  isChosen: boolean
  /** Null if unknown; then it can't be changed either. */
  isFavourite: boolean | null
  onChoose: (isChosen: boolean) => void
  onLike: (isFavourite: boolean) => void
}) {
  const { t } = useTranslation('vocabulary')
  const { title, description } = splitLessonName(lesson.name.source || lesson.name.target)
  return (
    <Line>
      <Checkbox
        label={
          <>
            <span>{keepTogether(title)}</span>
            {description !== '' && <small>{keepTogether(description)}</small>}
          </>
        }
        checked={isChosen}
        disabled={lesson.isLocked}
        onChange={onChoose}
      />
      {lesson.isLocked ? (
        <Status icon={<IconLock aria-hidden />}>{t('repetitionAudio.locked')}</Status>
      ) : (
        <span />
      )}
      {isFavourite !== null && (
        <IconButton
          aria-label={t(isFavourite ? 'repetitionAudio.unlike' : 'repetitionAudio.like', { name: title })}
          aria-pressed={isFavourite}
          disabled={lesson.isLocked && !isFavourite}
          onClick={() => onLike(!isFavourite)}
        >
          {isFavourite ? <IconHeartFilled aria-hidden /> : <IconHeart aria-hidden />}
        </IconButton>
      )}
    </Line>
  )
}
