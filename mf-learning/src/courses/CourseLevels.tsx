import type { Course } from '@mowka/contract/schemas/learning'
import { Badge, BadgeRow, VisuallyHidden } from '@mowka/kernel/ui'
import { useTranslation } from 'react-i18next'

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
