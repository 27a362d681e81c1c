import { sessionTimer } from '@mowka/kernel/platform/study'
import { SILENCE_MINUTES } from '@mowka/kernel/storage'
import { Button, tokens, VisuallyHidden } from '@mowka/kernel/ui'
import { IconKeyboard, IconVolume, IconVolumeOff } from '@mowka/kernel/ui/icons'
import { formatMinutes, TimerLine, TopBar, TrainerSheet } from '@mowka/web/trainer'
import { observer } from 'mobx-react-lite'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { WordShortcutsDialog } from '../shortcuts/WordShortcuts'
import type { TrainerPlace } from './WordTrainer'

/** As wide as the content below, because there is no side panel. The bar's position on the page is unchanged. */
const Narrow = styled.div`
  display: contents;
  > header > div { max-width: ${tokens.trainerWidth}; }
`

/** Top bar of the word trainer: close button, session progress, streak, "more" button (V-WTRN-02). */
export function WordTopBar({
  place,
  position = 0,
  total = 0,
  done = 0,
  combo,
  onMore,
}: {
  place: Pick<TrainerPlace, 'backTo' | 'close'>
  /** Number of the current word, from 1. */
  position?: number
  total?: number
  done?: number
  combo?: ComponentProps<typeof TopBar>['combo']
  onMore?: () => void
}) {
  const { t } = useTranslation('vocabulary')
  return (
    <Narrow>
      <TopBar
        close={{ to: place.backTo, label: place.close }}
        combo={combo}
        more={onMore && { label: t('wordTrainer.more.open'), onOpen: onMore }}
        progress={{
          percent: total > 0 ? (done / total) * 100 : 0,
          label: t('wordTrainer.progress.label'),
          valueText: t('wordTrainer.progress.value', { done, total }),
          tone: 'normal',
          position: total > 0 && (
            <>
              <VisuallyHidden>{t('wordTrainer.progress.word')} </VisuallyHidden>
              {position} / {total}
            </>
          ),
        }}
      />
    </Narrow>
  )
}

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
