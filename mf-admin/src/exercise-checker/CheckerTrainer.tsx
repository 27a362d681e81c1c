import type { AttemptResult } from '@mowka/contract/schemas/attempt'
import type { Exercise } from '@mowka/contract/schemas/learning'
import { type ExerciseKind, fittingKinds } from '@mowka/domain/exercise-kinds'
import { RemoteWidget } from '@mowka/kernel/platform'
import { Select, Stack } from '@mowka/kernel/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Verdict } from './Verdict'

/** An exercise in the learners' trainer, in one of the modes that support it (A-CHK-05 to A-CHK-09). */
export function CheckerTrainer({ exercise, isStored }: { exercise: Exercise; isStored: boolean }) {
  const { t } = useTranslation('admin')
  const [wanted, setWanted] = useState<ExerciseKind>('FULL_SENTENCE')
  const [result, setResult] = useState<AttemptResult | null>(null)
  const kinds = fittingKinds(exercise)
  // A newer version of the exercise may have no gaps.
  const kind = kinds.includes(wanted) ? wanted : 'FULL_SENTENCE'
  return (
    <Stack gap={5}>
      <Select<ExerciseKind>
        label={t('checker.kind')}
        value={kind}
        onChange={(chosen) => {
          setWanted(chosen)
          setResult(null)
        }}
        options={kinds.map((value) => ({ value, label: t(`checker.kinds.${value}`) }))}
      />
      <RemoteWidget
        key={kind}
        name="trainers/WritingTrainer"
        exercise={exercise}
        kind={kind}
        isStored={isStored}
        onResult={setResult}
      />
      {result && <Verdict result={result} lang={exercise.answerLang} />}
    </Stack>
  )
}
