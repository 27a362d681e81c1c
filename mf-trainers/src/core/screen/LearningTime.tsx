import { sessionTimer } from '@mowka/shared/platform/study'
import { formatMinutes, TimerLine } from '@mowka/shared/trainer'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'

/** How long the learner has been at it, and what was planned. */
export const LearningTime = observer(function LearningTime() {
  const { t } = useTranslation('trainers')
  return (
    <TimerLine isFinished={sessionTimer.isFinished}>
      {t('timer.passed', {
        passed: formatMinutes(sessionTimer.secondsPassed),
        planned: formatMinutes(sessionTimer.targetSeconds),
      })}
    </TimerLine>
  )
})
