import type { LangCode } from '@mowka/contract/schemas/common'
import { MAX_ANSWER_LENGTH, MIN_SENTENCE_LENGTH } from '@mowka/domain/exercise/answer'
import { langTag } from '@mowka/domain/languages/languages'
import { maxLength, minLength, required } from '@mowka/domain/rules'
import { TextArea } from '@mowka/kernel/ui'
import { useFormField, useFormValues } from '@mowka/web/forms'
import type { RefObject } from 'react'
import type { ExerciseValues } from './exercise-entity'
import { useExerciseFindings } from './findings/exercise-findings'
import { FindingNotes } from './findings/FindingNotes'

/** Returns a text without line breaks, which pasted text may contain. */
export const oneLine = (text: string): string => text.replace(/(?<!\s)\s*\n\s*/g, ' ')

/** The rules of both sentences (A-EXFO-04, A-EXFO-05). */
const sentenceRules = [required, minLength(MIN_SENTENCE_LENGTH), maxLength(MAX_ANSWER_LENGTH)]

/** One of the two sentences of an exercise, in its language, with findings of the content rules. */
export function SentenceInput({
  name,
  label,
  box,
}: {
  name: 'example' | 'answer'
  label: string
  /** A ref to the text box, for reading its selection. */
  box?: RefObject<HTMLTextAreaElement | null>
}) {
  const values = useFormValues<ExerciseValues>()
  const lang: LangCode = values[`${name}Lang`]
  const { isRequired, onChange, ...field } = useFormField<string>(
    { name, label, rules: sentenceRules },
    (text) => text.trim(),
  )
  const findings = useExerciseFindings()
  return (
    <div>
      <TextArea
        {...field}
        onChange={(text) => onChange(oneLine(text))}
        ref={box}
        name={name}
        label={label}
        lang={langTag(lang)}
        rows={2}
        aria-required={isRequired}
      />
      {field.error === undefined && <FindingNotes findings={findings[name]} />}
    </div>
  )
}
