import { sessionTimer } from '@mowka/kernel/platform/study'
import { formatMinutes, TimerLine } from '@mowka/web/trainer'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'

/** Study time so far and its goal. */
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
