import type { Course, Lesson } from '@mowka/shared/contract/schemas/learning'
import { useSessionTimer } from '@mowka/shared/platform/study'
import { type ComponentType, useState } from 'react'
import type { ModeGateProps } from '../../core/rest/mode-gate'
import type { TrainerMode } from '../../core/store/trainer-mode'
import { record } from '../shared/progress-recorder'
import { RepetitionFrame, useCloseLabel } from './RepetitionFrame'
import { RepetitionHeading } from './RepetitionHeading'
import { RepetitionTrainer } from './RepetitionTrainer'
import { repetitionModeSelected } from './repetition-ports'
import { useRepetitionModeChange, wayOut } from './repetition-ways'

type RepetitionOf = {
  mode: TrainerMode
  /** Stands before the exercises where the mode may not fit now. */
  Gate?: ComponentType<ModeGateProps>
}

/** The repetition trainer of a lesson in a mode (L-REP-01). */
export function RepetitionPage(of: RepetitionOf) {
  useSessionTimer()
  return (
    <RepetitionFrame>
      {(lesson, course) => <Sessions key={lesson._id} {...of} lesson={lesson} course={course} />}
    </RepetitionFrame>
  )
}

/** One session after the other. */
function Sessions({ lesson, course, mode, Gate }: RepetitionOf & { lesson: Lesson; course: Course | null }) {
  const [round, setRound] = useState(0)
  const closeLabel = useCloseLabel()
  const changeMode = useRepetitionModeChange(lesson._id)

  const again = () => {
    record(repetitionModeSelected(lesson._id, mode.name))
    setRound(round + 1)
  }
  const trainer = (
    <RepetitionTrainer key={round} lesson={lesson} course={course} mode={mode} onAgain={again} />
  )
  if (!Gate) return trainer
  return (
    <Gate
      heading={<RepetitionHeading lesson={lesson} course={course} mode={mode.name} />}
      closeTo={wayOut(lesson._id, course)}
      closeLabel={closeLabel}
      changeMode={changeMode}
    >
      {trainer}
    </Gate>
  )
}
