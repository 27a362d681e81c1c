import { Status } from '@mowka/kernel/ui'
import { IconClock } from '@mowka/kernel/ui/icons'
import type { ReactNode } from 'react'

/** Formats seconds as minutes and seconds, e.g. 5:07. */
export const formatMinutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Elapsed study time, never announced. */
export function TimerLine({ isFinished, children }: { isFinished: boolean; children: ReactNode }) {
  return (
    <Status icon={<IconClock aria-hidden />} tone={isFinished ? 'success' : 'muted'}>
      {children}
    </Status>
  )
}
