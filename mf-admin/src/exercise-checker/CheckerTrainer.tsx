import type { LangCode } from '@mowka/contract/schemas/common'
import type { Exercise } from '@mowka/contract/schemas/learning'
import type { AttemptResult } from '@mowka/contract/schemas/trainer'
import { type ExerciseKind, fittingKinds } from '@mowka/domain/exercise/exercise-kinds'
import { langTag } from '@mowka/domain/languages/languages'
import { RemoteWidget } from '@mowka/kernel/platform'
import { Badge, type BadgeTone, Card, Select, Stack, tokens } from '@mowka/kernel/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'

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

const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${tokens.s2} ${tokens.s4};
  dt { color: ${tokens.muted}; }
  dd { overflow-wrap: anywhere; }
`
const tones: Record<AttemptResult['resultCategory'], BadgeTone> = {
  CORRECT: 'success',
  MINOR_ERROR: 'spark',
  ERROR: 'danger',
}

/** Details of the last result that learners don't see: its category and the answer that was compared. */
function Verdict({ result, lang }: { result: AttemptResult; lang: LangCode }) {
  const { t } = useTranslation('admin')
  const foreign = langTag(lang)
  return (
    <Card as="section" aria-label={t('checker.verdict')}>
      <Facts>
        <dt>{t('checker.category')}</dt>
        <dd>
          <Badge tone={tones[result.resultCategory]}>
            {t(`checker.categories.${result.resultCategory}`)}
          </Badge>
        </dd>
        <dt>{t('checker.userInput')}</dt>
        <dd lang={foreign}>{result.userInput}</dd>
        <dt>{t('checker.comparedWith')}</dt>
        <dd lang={foreign}>{result.comparedWith}</dd>
        <dt>{t('checker.accepted')}</dt>
        <dd>{result.alternativeAnswers.length + 1}</dd>
        {result.comment && (
          <>
            <dt>{t('checker.comment')}</dt>
            <dd>{result.comment}</dd>
          </>
        )}
      </Facts>
    </Card>
  )
}
