import type { LangCode } from '@mowka/contract/schemas/common'
import { MAX_ANSWER_LENGTH } from '@mowka/domain/exercise/answer'
import { languages } from '@mowka/domain/languages/languages'
import { maxLength, required } from '@mowka/domain/rules'
import { Stack } from '@mowka/kernel/ui'
import { Form, FormActions, SelectInput, TextInput } from '@mowka/web/forms'
import { useTranslation } from 'react-i18next'
import { exerciseIdIn, type ManualEntry } from './checked-exercise'

const done = { ok: true, answer: null } as const

/** Selects a stored exercise by its id (A-CHK-04). */
export function ExerciseIdForm({ id, onChosen }: { id: string; onChosen: (id: string) => void }) {
  const { t } = useTranslation('admin')
  return (
    <Form<{ exerciseId: string }>
      key={id}
      aria-label={t('checker.form')}
      initialValues={{ exerciseId: id }}
      guarded={false}
      save={async ({ exerciseId }) => {
        onChosen(exerciseIdIn(exerciseId))
        return done
      }}
    >
      <Stack gap={4}>
        <TextInput<{ exerciseId: string }>
          name="exerciseId"
          label={t('checker.exerciseId')}
          note={t('checker.exerciseIdNote')}
          rules={[required, (text) => required(exerciseIdIn(text))]}
        />
        <FormActions submit={t('checker.load')} variant="primary" always />
      </Stack>
    </Form>
  )
}

/** The form for an answer language and an expected answer (A-CHK-03). */
export function ManualForm({
  entry,
  onChosen,
}: {
  entry: ManualEntry
  onChosen: (entry: ManualEntry) => void
}) {
  const { t } = useTranslation(['admin', 'common'])
  return (
    <Form<ManualEntry>
      aria-label={t('checker.form')}
      initialValues={entry}
      guarded={false}
      save={async ({ answer, answerLang }) => {
        onChosen({ answer: answer.trim(), answerLang })
        return done
      }}
    >
      <Stack gap={4}>
        <SelectInput<ManualEntry, LangCode>
          name="answerLang"
          label={t('checker.answerLang')}
          options={languages.map(({ langCode, fullNameTK }) => ({ value: langCode, label: t(fullNameTK) }))}
        />
        <TextInput<ManualEntry>
          name="answer"
          label={t('checker.expected')}
          rules={[required, maxLength(MAX_ANSWER_LENGTH)]}
        />
        <FormActions submit={t('checker.load')} variant="primary" always />
      </Stack>
    </Form>
  )
}
