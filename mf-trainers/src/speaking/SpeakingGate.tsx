import { speakingRest } from '@mowka/shared/domain/audio-silence'
import { Body } from '@mowka/shared/trainer'
import { Button, EmptyState, Mascot } from '@mowka/shared/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { timeOfDay } from '../listening/time-of-day'
import { LessonTopBar } from '../trainer/LessonTopBar'
import type { ModeGateProps } from '../trainer/mode-gate'

/** Someone said that they cannot speak now: writing comes first, speaking is one press away. */
export function SpeakingGate({ heading, closeTo, closeLabel, changeMode, children }: ModeGateProps) {
  const { t, i18n } = useTranslation('trainers')
  const [until, setUntil] = useState(() => speakingRest.until())
  if (!until) return children
  const speak = () => {
    speakingRest.end()
    setUntil(null)
  }
  return (
    <>
      <LessonTopBar closeTo={closeTo} closeLabel={closeLabel} progress={null} />
      <Body>
        <div>
          {heading}
          <EmptyState
            title={t('speaking.rests', { time: timeOfDay(until, i18n.language) })}
            drawing={<Mascot face="neutral" size={96} />}
            actions={
              <>
                <Button onClick={speak}>{t('speaking.speakNow')}</Button>
                <Button variant="primary" onClick={() => changeMode('WRITING')}>
                  {t('speaking.writeInstead')}
                </Button>
              </>
            }
          >
            {t('speaking.nothingLost')}
          </EmptyState>
        </div>
      </Body>
    </>
  )
}
