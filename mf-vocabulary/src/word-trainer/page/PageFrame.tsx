import { Body } from '@mowka/web/trainer'
import type { ReactNode } from 'react'
import { WordTopBar } from './WordTopBar'
import type { TrainerPlace } from './WordTrainer'

/** Frame for trainer states without a word: loading, missing, locked. */
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
