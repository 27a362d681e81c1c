import type { Course } from '@mowka/contract/schemas/learning'
import { courseKind } from '@mowka/domain/course/course'
import { Badge, BadgeRow, CourseIcon, tokens, VisuallyHidden } from '@mowka/kernel/ui'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

/** The levels of a course. */
export function CourseLevels({ course }: { course: Pick<Course, 'levels'> }) {
  const { t } = useTranslation('learning')
  return (
    <BadgeRow>
      <VisuallyHidden>{t('courses.levels')}</VisuallyHidden>
      {course.levels.map((level) => (
        <Badge key={level} tone="level">
          {level}
        </Badge>
      ))}
    </BadgeRow>
  )
}

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.s1} ${tokens.s2};
  align-items: center;
  justify-content: space-between;
  min-height: 24px;
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
`

const Kind = styled.span`
  display: flex;
  gap: ${tokens.s2};
  align-items: center;
`

/** Kind with its icon, number of lessons and levels of a course. */
export function CourseFacts({ course, withLessons }: { course: Course; withLessons: boolean }) {
  const { t } = useTranslation('learning')
  const kind = courseKind(course.tags)
  const name = t(`courses.kind.${kind}`)
  return (
    <Line>
      <Kind>
        <CourseIcon kind={kind} size="sm" />
        <span>
          {withLessons ? `${name}, ${t('courses.lessons', { count: course.lessons.length })}` : name}
        </span>
      </Kind>
      <CourseLevels course={course} />
    </Line>
  )
}
