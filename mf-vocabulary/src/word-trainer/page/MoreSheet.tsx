import { sessionTimer } from '@mowka/kernel/platform/study'
import { SILENCE_MINUTES } from '@mowka/kernel/storage'
import { Button } from '@mowka/kernel/ui'
import { IconKeyboard, IconVolume, IconVolumeOff } from '@mowka/kernel/ui/icons'
import { formatMinutes, TimerLine, TrainerSheet } from '@mowka/web/trainer'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WordShortcutsDialog } from '../shortcuts/WordShortcuts'

/** Time spent learning and the daily goal. */
const LearningTime = observer(function LearningTime() {
  const { t } = useTranslation('vocabulary')
  return (
    <TimerLine isFinished={sessionTimer.isFinished}>
      {t('wordTrainer.more.time', {
        passed: formatMinutes(sessionTimer.secondsPassed),
        planned: formatMinutes(sessionTimer.targetSeconds),
      })}
    </TimerLine>
  )
})

/** The "more" sheet: study time, sound, shortcuts. */
export function MoreSheet({
  open,
  onClose,
  isSilent,
  silence,
  listenAgain,
}: {
  open: boolean
  onClose: () => void
  isSilent: boolean
  silence: () => void
  listenAgain: () => void
}) {
  const { t } = useTranslation('vocabulary')
  const [showsKeys, setShowsKeys] = useState(false)
  const change = () => {
    onClose()
    if (isSilent) listenAgain()
    else silence()
  }
  return (
    <>
      <TrainerSheet open={open} onClose={onClose} title={t('wordTrainer.more.title')}>
        <LearningTime />
        <Button
          fullWidth
          leftIcon={isSilent ? <IconVolume aria-hidden /> : <IconVolumeOff aria-hidden />}
          onClick={change}
        >
          {isSilent
            ? t('wordTrainer.silence.end')
            : t('wordTrainer.silence.beginAll', { count: SILENCE_MINUTES })}
        </Button>
        <Button
          fullWidth
          leftIcon={<IconKeyboard aria-hidden />}
          onClick={() => {
            onClose()
            setShowsKeys(true)
          }}
        >
          {t('wordTrainer.shortcuts.title')}
        </Button>
      </TrainerSheet>
      {showsKeys && <WordShortcutsDialog onClose={() => setShowsKeys(false)} />}
    </>
  )
}
