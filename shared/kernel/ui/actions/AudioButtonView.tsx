import type { MouseEvent } from 'react'
import styled, { keyframes } from 'styled-components'
import { IconPlayerStopFilled, IconVolume } from '../icons'
import { IconButton } from './IconButton'

const wave = keyframes`to { opacity: 0.35; }`
const Playing = styled.span`
  display: inline-flex;
  color: var(--mw-primary);
  animation: ${wave} 600ms ease-in-out infinite alternate;
`

/** Appearance of a play button; the platform's `AudioButton` adds playback. */
export function AudioButtonView({
  label,
  playing = false,
  disabled = false,
  onClick,
  variant = 'plain',
  size = 'md',
  stoppable = false,
}: {
  /** Accessible name, e.g. "Odtwórz: der Bahnhof". */
  label: string
  playing?: boolean
  disabled?: boolean
  onClick?: (event: MouseEvent<HTMLElement>) => void
  variant?: 'plain' | 'outline'
  size?: 'sm' | 'md' | 'lg'
  /** Shows a stop icon during playback. */
  stoppable?: boolean
}) {
  return (
    <IconButton
      aria-label={label}
      variant={variant}
      size={size}
      // Not `disabled`, so that the button retains focus after a click.
      aria-disabled={disabled || undefined}
      onClick={(event) => {
        if (!disabled) onClick?.(event)
      }}
    >
      {playing ? (
        <Playing>{stoppable ? <IconPlayerStopFilled aria-hidden /> : <IconVolume aria-hidden />}</Playing>
      ) : (
        <IconVolume aria-hidden />
      )}
    </IconButton>
  )
}
