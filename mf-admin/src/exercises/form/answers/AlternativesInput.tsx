import type { AlternativeAnswer } from '@mowka/shared/contract/schemas/learning'
import { MAX_ALTERNATIVES } from '@mowka/shared/domain/answer'
import { langTag } from '@mowka/shared/domain/languages'
import { maxChosen } from '@mowka/shared/domain/rules'
import { useFormField, useFormValues } from '@mowka/shared/forms'
import { confirm } from '@mowka/shared/platform'
import { Badge, Button, Muted, Row, Section, Stack } from '@mowka/shared/ui'
import { IconCheck, IconEyeOff, IconPlus } from '@mowka/shared/ui/icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExerciseValues } from '../exercise-entity'
import { useExerciseFindings } from '../findings/use-exercise-findings'
import { AlternativeDialog, newAlternative } from './AlternativeDialog'
import { AnswerList, AnswerRow } from './AnswerRow'

/** The other accepted answers: approved or not, shown or hidden, with a comment (A-EXFO-06). */
export function AlternativesInput({ label }: { label: string }) {
  const { t } = useTranslation(['admin', 'common'])
  const { answerLang } = useFormValues<ExerciseValues>()
  const field = useFormField<AlternativeAnswer[]>({
    name: 'alternativeAnswers',
    label,
    rules: [maxChosen(MAX_ALTERNATIVES)],
  })
  const findings = useExerciseFindings().alternatives
  /** The place of the one that is written; behind the last one for a new one. */
  const [place, setPlace] = useState<number | null>(null)
  const lang = langTag(answerLang)
  const askToDelete = async (deleted: AlternativeAnswer) => {
    const isSure = await confirm({
      title: t('exercises.alternative.askDelete'),
      text: deleted.text,
      confirmLabel: t('common:delete'),
      cancelLabel: t('common:cancel'),
      destructive: true,
    })
    if (isSure) field.onChange(field.value.filter((each) => each !== deleted))
  }
  const written = place === null ? null : (field.value[place] ?? newAlternative)
  return (
    <Section title={label}>
      <div id={field.id}>
        <Stack gap={3}>
          {field.value.length === 0 ? (
            <Muted size={14}>{t('exercises.alternative.none')}</Muted>
          ) : (
            <AnswerList>
              {field.value.map((alternative, index) => (
                <AnswerRow
                  key={`${index} ${alternative.text}`}
                  text={alternative.text}
                  lang={lang}
                  comment={alternative.comment}
                  findings={findings[index]}
                  marks={
                    <>
                      {alternative.approved ? (
                        <Badge tone="success" icon={<IconCheck aria-hidden />}>
                          {t('exercises.alternative.isApproved')}
                        </Badge>
                      ) : (
                        <Badge tone="neutral">{t('exercises.alternative.isNotApproved')}</Badge>
                      )}
                      {alternative.hidden && (
                        <Badge tone="neutral" icon={<IconEyeOff aria-hidden />}>
                          {t('exercises.alternative.isHidden')}
                        </Badge>
                      )}
                    </>
                  }
                  onEdit={() => setPlace(index)}
                  onDelete={() => void askToDelete(alternative)}
                />
              ))}
            </AnswerList>
          )}
          <Row>
            <Button
              size="sm"
              leftIcon={<IconPlus aria-hidden />}
              onClick={() => setPlace(field.value.length)}
            >
              {t('exercises.alternative.add')}
            </Button>
          </Row>
        </Stack>
      </div>
      {written && place !== null && (
        <AlternativeDialog
          key={place}
          title={t(place < field.value.length ? 'exercises.alternative.edit' : 'exercises.alternative.new')}
          alternative={written}
          lang={lang}
          onSave={(alternative) => {
            field.onChange([...field.value.slice(0, place), alternative, ...field.value.slice(place + 1)])
            setPlace(null)
          }}
          onClose={() => setPlace(null)}
        />
      )}
    </Section>
  )
}
