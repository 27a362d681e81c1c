import type { AlternativeAnswer } from '@mowka/contract/schemas/learning'
import { confirm } from '@mowka/kernel/platform'
import { Badge } from '@mowka/kernel/ui'
import { IconCheck, IconEyeOff } from '@mowka/kernel/ui/icons'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useExerciseFindings } from '../findings/use-exercise-findings'
import { AlternativeDialog } from './AlternativeDialog'
import { type AddAnswer, AnswersInput } from './AnswersInput'

/** The other accepted answers: approved or not, shown or hidden, with a comment (A-EXFO-06). */
export function AlternativesInput({
  label,
  adder,
}: {
  label: string
  adder: Ref<AddAnswer<AlternativeAnswer>>
}) {
  const { t } = useTranslation(['admin', 'common'])
  return (
    <AnswersInput<AlternativeAnswer>
      name="alternativeAnswers"
      label={label}
      adder={adder}
      none={t('exercises.alternative.none')}
      add={t('exercises.alternative.add')}
      findings={useExerciseFindings().alternatives}
      marksOf={({ approved, hidden }) => (
        <>
          {approved ? (
            <Badge tone="success" icon={<IconCheck aria-hidden />}>
              {t('exercises.alternative.isApproved')}
            </Badge>
          ) : (
            <Badge tone="neutral">{t('exercises.alternative.isNotApproved')}</Badge>
          )}
          {hidden && (
            <Badge tone="neutral" icon={<IconEyeOff aria-hidden />}>
              {t('exercises.alternative.isHidden')}
            </Badge>
          )}
        </>
      )}
      mayDelete={({ text }) =>
        confirm({
          title: t('exercises.alternative.askDelete'),
          text,
          confirmLabel: t('common:delete'),
          cancelLabel: t('common:cancel'),
          destructive: true,
        })
      }
      dialog={(writing) => <AlternativeDialog {...writing} />}
    />
  )
}
