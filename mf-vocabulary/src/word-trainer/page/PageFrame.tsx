import { Body } from '@mowka/web/trainer'
import type { ReactNode } from 'react'
import { WordTopBar } from './WordTopBar'
import type { TrainerPlace } from './WordTrainer'

/** A page of the trainer without a word on it: what loads, what is missing, what may not be opened. */
export function PageFrame({ place, children }: { place: TrainerPlace; children: ReactNode }) {
  return (
    <>
      <WordTopBar place={place} />
      <Body>
        <div>{children}</div>
      </Body>
    </>
  )
}
