import { exerciseKind } from '@mowka/contract/content-kinds/exercise'
import { defaultsOf, learnerFields } from '@mowka/contract/content-kinds/kind'
import type { LangCode } from '@mowka/contract/schemas/common'
import type { Exercise } from '@mowka/contract/schemas/learning'
import { MAX_ANSWER_LENGTH } from '@mowka/domain/exercise/answer'
import { type InterfaceLang, textLangs } from '@mowka/domain/languages/codes'
import { languages } from '@mowka/domain/languages/languages'
import { maxLength, required } from '@mowka/domain/rules'
import { Stack } from '@mowka/kernel/ui'
import { Form, FormActions, SelectInput, TextInput } from '@mowka/web/forms'
import { useTranslation } from 'react-i18next'
import { idInAddress } from '../links/id-in-address'

/** Maximum length of an id, in characters. */
const ID_LENGTH = 64

/** Whether the id is short enough to be one of an exercise. */
export const couldBeId = (id: string): boolean => id.length <= ID_LENGTH

/** The checker's form: an expected answer and its language (A-CHK-03). */
export type ManualEntry = { answer: string; answerLang: LangCode }

/** Returns an exercise that exists only in the checker. `task` replaces the sentence to translate. */
export const manualExercise = (
  { answer, answerLang }: ManualEntry,
  task: string,
  lang: InterfaceLang,
): Exercise => ({
  ...defaultsOf(exerciseKind, learnerFields(exerciseKind)),
  _id: 'manual',
  example: task,
  exampleLang: textLangs[lang],
  exampleRecording: null,
  answer,
  answerLang,
  answerRecording: null,
  words: [],
})

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
        onChosen(idInAddress(exerciseId))
        return done
      }}
    >
      <Stack gap={4}>
        <TextInput<{ exerciseId: string }>
          name="exerciseId"
          label={t('checker.exerciseId')}
          note={t('checker.exerciseIdNote')}
          rules={[required, (text) => required(idInAddress(text))]}
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
