import { timeOfDay } from '@mowka/domain/time-of-day'
import { Button, EmptyState, Mascot } from '@mowka/kernel/ui'
import { Body } from '@mowka/web/trainer'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ModeGateProps } from '../mode/mode-change'
import { LessonTopBar } from '../screen/LessonTopBar'
import type { ModeRest } from './mode-rest'

/** Shown instead of the exercises while a mode rests: offers writing first, and the mode itself. */
export function RestGate({
  resting: { rest, words },
  heading,
  closeTo,
  closeLabel,
  changeMode,
  children,
}: ModeGateProps & { resting: ModeRest }) {
  const { t, i18n } = useTranslation('trainers')
  const [until, setUntil] = useState(() => rest.until())
  if (!until) return children
  const end = () => {
    rest.end()
    setUntil(null)
  }
  return (
    <>
      <LessonTopBar closeTo={closeTo} closeLabel={closeLabel} progress={null} />
      <Body>
        <div>
          {heading}
          <EmptyState
            title={t(words.rests, { time: timeOfDay(until, i18n.language) })}
            drawing={<Mascot face="neutral" size={96} />}
            actions={
              <>
                <Button onClick={end}>{t(words.now)}</Button>
                <Button variant="primary" onClick={() => changeMode('WRITING')}>
                  {t(words.writeInstead)}
                </Button>
              </>
            }
          >
            {t(words.nothingLost)}
          </EmptyState>
        </div>
      </Body>
    </>
  )
}
