import type { Course, Lesson } from '@mowka/contract/schemas/learning'
import { useSessionTimer } from '@mowka/kernel/platform/study'
import { type ComponentType, useState } from 'react'
import type { ModeModule, TrainerMode } from '../../core/store/trainer-mode'
import { record } from '../shared/progress-recorder'
import {
  exitPath,
  RepetitionFrame,
  RepetitionHeading,
  useCloseLabel,
  useRepetitionModeChange,
} from './RepetitionFrame'
import { RepetitionTrainer } from './RepetitionTrainer'
import { repetitionModeSelected } from './repetition-ports'

/** Creates the page of a lesson's repetition in a mode (L-REP-01). */
export default function repetitionPage(module: ModeModule): ComponentType {
  return function RepetitionPage() {
    const [mode] = useState(module.createMode)
    useSessionTimer()
    return (
      <RepetitionFrame>
        {(lesson, course) => (
          <Sessions key={lesson._id} mode={mode} Gate={module.Gate} lesson={lesson} course={course} />
        )}
      </RepetitionFrame>
    )
  }
}

/** One session after another. */
function Sessions({
  lesson,
  course,
  mode,
  Gate,
}: Pick<ModeModule, 'Gate'> & { lesson: Lesson; course: Course | null; mode: TrainerMode }) {
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
      closeTo={exitPath(lesson._id, course)}
      closeLabel={closeLabel}
      changeMode={changeMode}
    >
      {trainer}
    </Gate>
  )
}
