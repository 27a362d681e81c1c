import { IconButton, Muted, queries, useMediaQuery } from '@mowka/kernel/ui'
import { IconPlayerPause, IconPlayerPlay } from '@mowka/kernel/ui/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { HINT_ROTATION, useRotation } from './use-rotation'

const HINTS = ['word', 'mistake', 'examples', 'own'] as const

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 3.5em;
`

/**
 * Rotating example questions before the first question (L-AI-06). The rotation can be stopped and respects reduced
 * motion.
 */
export function HintLine() {
  const { t } = useTranslation('trainers')
  const [isPaused, setPaused] = useState(false)
  const isStill = useMediaQuery(queries.reducedMotion)
  const shown = useRotation(HINTS.length, HINT_ROTATION, isPaused || isStill)
  return (
    <Line>
      {/* Not a live region: reading a new hint every four seconds would be annoying. */}
      <Muted aria-live="off">{t(`assistant.hint.${HINTS[shown] ?? 'word'}`)}</Muted>
      {!isStill && (
        <IconButton
          size="sm"
          aria-label={t(isPaused ? 'assistant.resumeHints' : 'assistant.pauseHints')}
          onClick={() => setPaused(!isPaused)}
        >
          {isPaused ? <IconPlayerPlay aria-hidden /> : <IconPlayerPause aria-hidden />}
        </IconButton>
      )}
    </Line>
  )
}
