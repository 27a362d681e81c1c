import { endSilence, silencedUntil } from '@mowka/shared/domain/audio-silence'
import { Body } from '@mowka/shared/trainer'
import { Button, EmptyState, Mascot } from '@mowka/shared/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LessonTopBar } from '../trainer/LessonTopBar'
import type { ModeGateProps } from '../trainer/mode-gate'
import { timeOfDay } from './time-of-day'

/** Someone said that they cannot listen now: writing comes first, listening is one press away. */
export function SilenceGate({ heading, closeTo, closeLabel, changeMode, children }: ModeGateProps) {
  const { t, i18n } = useTranslation('trainers')
  const [until, setUntil] = useState(() => silencedUntil())
  if (!until) return children
  const listen = () => {
    endSilence()
    setUntil(null)
  }
  return (
    <>
      <LessonTopBar closeTo={closeTo} closeLabel={closeLabel} progress={null} />
      <Body>
        <div>
          {heading}
          <EmptyState
            title={t('listening.rests', { time: timeOfDay(until, i18n.language) })}
            drawing={<Mascot face="neutral" size={96} />}
            actions={
              <>
                <Button onClick={listen}>{t('listening.listenNow')}</Button>
                <Button variant="primary" onClick={() => changeMode('WRITING')}>
                  {t('listening.writeInstead')}
                </Button>
              </>
            }
          >
            {t('listening.nothingLost')}
          </EmptyState>
        </div>
      </Body>
    </>
  )
}
