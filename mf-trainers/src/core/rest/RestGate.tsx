import type { TrainerModeName } from '@mowka/domain/lesson/learning-modes'
import { timeOfDay } from '@mowka/domain/time'
import { notify } from '@mowka/kernel/platform'
import { SILENCE_MINUTES, type speakingRest } from '@mowka/kernel/storage'
import { Button, EmptyState, Mascot } from '@mowka/kernel/ui'
import { Body } from '@mowka/web/trainer'
import type { ParseKeys } from 'i18next'
import { useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ModeChange, type ModeGateProps } from '../mode/modes'
import { LessonTopBar } from '../screen/LessonTopBar'

/** A mode that can rest while the learner can't use it, with its text keys. */
export type ModeRest = {
  mode: TrainerModeName
  rest: typeof speakingRest
  words: Record<
    /** Parameters: `rests` has `time`; `silenced` has `count` (minutes) and `time`. */
    'rests' | 'silenced' | 'undo' | 'now' | 'writeInstead' | 'nothingLost',
    ParseKeys<'trainers'>
  >
}

/** Duration of the undo action, in ms. */
const UNDO_FOR = 10_000

/**
 * Returns a function that puts a mode to rest and continues the same sentence in writing, with an undo action.
 * Nothing counts as skipped. `null` if the mode can't be changed.
 */
export function useModeRest({ mode, rest, words }: ModeRest): (() => void) | null {
  const { t, i18n } = useTranslation('trainers')
  const changeMode = useContext(ModeChange)
  if (!changeMode) return null
  return () => {
    const until = rest.begin()
    changeMode('WRITING')
    notify('info', t(words.silenced, { count: SILENCE_MINUTES, time: timeOfDay(until, i18n.language) }), {
      duration: UNDO_FOR,
      action: {
        label: t(words.undo),
        onSelect: () => {
          rest.end()
          changeMode(mode)
        },
      },
    })
  }
}

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
