import { Alert, Button } from '@mowka/kernel/ui'
import { optional, useReads } from '@mowka/web/api'
import { useTranslation } from 'react-i18next'
import { type LearnerLevel, learnerLevels, nearestLevels } from '../levels/cefr-levels'

/** Note for a level without courses: names the nearest one that has some and offers to choose it. */
export function NearestLevel({
  level,
  onChoose,
}: {
  level: LearnerLevel
  onChoose: (level: LearnerLevel) => void
}) {
  const { t } = useTranslation('learning')
  const reads = useReads({ courses: optional('getAvailableCourses') })
  const courses = reads.state === 'ready' ? reads.data.courses?.data : undefined
  const hasCourses = (each: string) => courses?.some(({ levels }) => levels.some((own) => own === each))
  const nearest = nearestLevels(level).find(hasCourses)
  if (!courses || hasCourses(level) || nearest === undefined) return null
  const choosable = learnerLevels.find((each) => each === nearest)
  return (
    <div role="status">
      <Alert
        kind="info"
        actions={
          choosable && (
            <Button size="sm" onClick={() => onChoose(choosable)}>
              {t('survey.chooseLevel', { level: nearest })}
            </Button>
          )
        }
      >
        {t('courses.nearestNote', { wanted: level, level: nearest })}
      </Alert>
    </div>
  )
}
