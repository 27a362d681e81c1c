import { sessionTimer } from '@mowka/shared/platform'
import { Status } from '@mowka/shared/ui'
import { IconClock } from '@mowka/shared/ui/icons'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'

/** Seconds as minutes and seconds, e.g. 5:07. */
export const formatMinutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** How long the learner has been at it, and what was planned. Quiet: it is never announced. */
export const TimerLine = observer(function TimerLine() {
  const { t } = useTranslation('trainers')
  return (
    <Status icon={<IconClock aria-hidden />} tone={sessionTimer.isFinished ? 'success' : 'muted'}>
      {t('timer.passed', {
        passed: formatMinutes(sessionTimer.secondsPassed),
        planned: formatMinutes(sessionTimer.targetSeconds),
      })}
    </Status>
  )
})
