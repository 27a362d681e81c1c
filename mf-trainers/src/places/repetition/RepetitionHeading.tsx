import type { Course, Lesson } from '@mowka/contract/schemas/learning'
import type { TrainerModeName } from '@mowka/domain/learning-modes'
import { session } from '@mowka/kernel/session'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { repetitionModePages } from '../../core/mode/mode-cycle'
import { ModeSelector } from '../../core/screen/ModeSelector'
import { NamedHead } from '../../core/screen/NamedHead'
import { useRepetitionModeChange } from './repetition-navigation'

/** The lesson's title, a line about the repetition and the mode selector. */
export const RepetitionHeading = observer(function RepetitionHeading({
  lesson,
  course,
  mode,
}: {
  lesson: Lesson
  /** `null` if the lesson no longer belongs to a course. */
  course: Course | null
  mode: TrainerModeName
}) {
  const { t } = useTranslation('trainers')
  const changeMode = useRepetitionModeChange(lesson._id)
  return (
    <NamedHead
      name={lesson.name}
      sourceLang={course?.sourceLang ?? session.sourceLang}
      targetLang={course?.targetLang ?? session.targetLang}
      place={course ? t('repetition.place', { course: course.name }) : t('repetition.title')}
      selector={<ModeSelector mode={mode} pages={repetitionModePages} onChange={changeMode} />}
    />
  )
})
