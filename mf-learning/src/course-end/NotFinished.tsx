import { paths } from '@mowka/contract/routes'
import type { OwnLevel } from '@mowka/contract/schemas/certificate'
import type { CefrLevel } from '@mowka/contract/schemas/common'
import { Button, EmptyState } from '@mowka/kernel/ui'
import { useTranslation } from 'react-i18next'

/** The state of a course page that needs a finished course. */
export function NotFinished({ courseId }: { courseId: string }) {
  const { t } = useTranslation('courseEnd')
  return (
    <EmptyState
      headingLevel={1}
      title={t('open.title')}
      actions={
        <Button variant="primary" to={paths.courseDetails({ courseId })}>
          {t('open.go')}
        </Button>
      }
    >
      {t('open.text')}
    </EmptyState>
  )
}

/** The state of a level with unfinished courses, or of one that the course doesn't have. */
export function LevelNotFinished({ level, of }: { level: CefrLevel; of: OwnLevel | undefined }) {
  const { t } = useTranslation('courseEnd')
  return (
    <EmptyState
      headingLevel={1}
      title={t('level.open', { level })}
      actions={
        <Button variant="primary" to={paths.courses()}>
          {t('level.toCourses')}
        </Button>
      }
    >
      {of?.courses ? t('level.openText', { courses: of.courses, finished: of.finished }) : t('level.missing')}
    </EmptyState>
  )
}
