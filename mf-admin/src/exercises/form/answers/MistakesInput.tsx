import type { ExpectedMistake } from '@mowka/shared/contract/schemas/learning'
import { MAX_ALTERNATIVES, MAX_ANSWER_LENGTH } from '@mowka/shared/domain/answer'
import { langTag } from '@mowka/shared/domain/languages'
import { maxChosen } from '@mowka/shared/domain/rules'
import { useFormField, useFormValues, useGuardedClose } from '@mowka/shared/forms'
import { Button, Muted, ResponsiveDialog, Row, Section, Stack, TextArea } from '@mowka/shared/ui'
import { IconPlus } from '@mowka/shared/ui/icons'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ExerciseValues } from '../exercise-entity'
import { useExerciseFindings } from '../findings/use-exercise-findings'
import { AnswerList, AnswerRow } from './AnswerRow'
import { PatternPreview } from './PatternPreview'

const newMistake: ExpectedMistake = { text: '', comment: '' }

/** The wrong answers that the exercise expects, each with the reason that its learner reads. */
export function MistakesInput({ label }: { label: string }) {
  const { t } = useTranslation('admin')
  const { answerLang } = useFormValues<ExerciseValues>()
  const field = useFormField<ExpectedMistake[]>({
    name: 'expectedMistakes',
    label,
    rules: [maxChosen(MAX_ALTERNATIVES)],
  })
  const findings = useExerciseFindings().mistakes
  const [place, setPlace] = useState<number | null>(null)
  const lang = langTag(answerLang)
  return (
    <Section title={label}>
      <div id={field.id}>
        <Stack gap={3}>
          {field.value.length === 0 ? (
            <Muted size={14}>{t('exercises.mistake.none')}</Muted>
          ) : (
            <AnswerList>
              {field.value.map((mistake, index) => (
                <AnswerRow
                  key={`${index} ${mistake.text}`}
                  {...mistake}
                  lang={lang}
                  findings={findings[index]}
                  onEdit={() => setPlace(index)}
                  onDelete={() => field.onChange(field.value.filter((each) => each !== mistake))}
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
              {t('exercises.mistake.add')}
            </Button>
          </Row>
        </Stack>
      </div>
      {place !== null && (
        <MistakeDialog
          key={place}
          mistake={field.value[place] ?? newMistake}
          lang={lang}
          onSave={(mistake) => {
            field.onChange([...field.value.slice(0, place), mistake, ...field.value.slice(place + 1)])
            setPlace(null)
          }}
          onClose={() => setPlace(null)}
        />
      )}
    </Section>
  )
}

function MistakeDialog({
  mistake,
  lang,
  onSave,
  onClose,
}: {
  mistake: ExpectedMistake
  lang: string
  onSave: (mistake: ExpectedMistake) => void
  onClose: () => void
}) {
  const { t } = useTranslation(['admin', 'common'])
  const [draft, setDraft] = useState(mistake)
  const { close, onDirty } = useGuardedClose(onClose)
  const isDirty = draft.text !== mistake.text || draft.comment !== mistake.comment
  useEffect(() => onDirty(isDirty), [onDirty, isDirty])
  const isReady = draft.text.trim() !== '' && draft.comment.trim() !== ''
  return (
    <ResponsiveDialog
      open
      title={t('exercises.mistake.title')}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t('common:cancel')}</Button>
          <Button
            variant="primary"
            disabled={!isReady}
            onClick={() => onSave({ text: draft.text.trim(), comment: draft.comment.trim() })}
          >
            {t('exercises.mistake.save')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <TextArea
          label={t('exercises.mistake.text')}
          value={draft.text}
          lang={lang}
          rows={2}
          maxLength={MAX_ANSWER_LENGTH}
          onChange={(text) => setDraft((now) => ({ ...now, text: text.replace(/\s*\n\s*/g, ' ') }))}
        />
        <PatternPreview text={draft.text} lang={lang} />
        <TextArea
          label={t('exercises.mistake.comment')}
          note={t('exercises.mistake.commentNote')}
          value={draft.comment}
          rows={2}
          maxLength={1000}
          onChange={(comment) => setDraft((now) => ({ ...now, comment }))}
        />
      </Stack>
    </ResponsiveDialog>
  )
}
