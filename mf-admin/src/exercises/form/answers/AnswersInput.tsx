import { MAX_ALTERNATIVES } from '@mowka/domain/exercise/answer'
import { langTag } from '@mowka/domain/languages/languages'
import { maxChosen } from '@mowka/domain/rules'
import type { Finding } from '@mowka/domain/sentence-rules/finding'
import { Button, Muted, Row, Section, Stack } from '@mowka/kernel/ui'
import { IconPlus } from '@mowka/kernel/ui/icons'
import { useFormField, useFormValues } from '@mowka/web/forms'
import { type ReactNode, type Ref, useImperativeHandle, useState } from 'react'
import type { ExerciseValues } from '../exercise-entity'
import { AnswerList, AnswerRow } from './AnswerRow'

type Answer = { text: string; comment: string }

/** Properties of a dialog for editing one answer. */
export type Writing<Each> = {
  /** The current answer; `null` for a new one. */
  answer: Each | null
  /** BCP 47 tag of the answer. */
  lang: string
  onSave: (answer: Each) => void
  onClose: () => void
}

/** Appends an answer unless the list contains its text. */
export type AddAnswer<Each> = (answer: Each) => void

/** A form field with a list of answers and a dialog to edit one of them. */
export function AnswersInput<Each extends Answer>({
  name,
  label,
  none,
  add,
  findings,
  marksOf,
  approved,
  mayDelete = async () => true,
  adder,
  dialog,
}: {
  name: keyof ExerciseValues & string
  label: string
  /** Text for an empty list. */
  none: string
  /** Label of the button that adds an answer. */
  add: string
  /** Findings of the content rules, by the answer's index. */
  findings: readonly (readonly Finding[])[]
  marksOf?: (answer: Each) => ReactNode
  /** Returns the approved form of a pending answer, `null` for an approved one. */
  approved: (answer: Each) => Each | null
  /** Asks for confirmation before an answer is deleted. */
  mayDelete?: (answer: Each) => Promise<boolean>
  /** Exposes `AddAnswer` to other fields of the form. */
  adder?: Ref<AddAnswer<Each>> | undefined
  dialog: (writing: Writing<Each>) => ReactNode
}) {
  const { answerLang } = useFormValues<ExerciseValues>()
  const field = useFormField<Each[]>({ name, label, rules: [maxChosen(MAX_ALTERNATIVES)] })
  useImperativeHandle(adder, () => (answer) => {
    if (field.value.every(({ text }) => text !== answer.text)) field.onChange([...field.value, answer])
  })
  /** Index of the edited answer; the list's length for a new one. */
  const [place, setPlace] = useState<number | null>(null)
  const lang = langTag(answerLang)
  const remove = async (deleted: Each) => {
    if (await mayDelete(deleted)) field.onChange(field.value.filter((each) => each !== deleted))
  }
  return (
    <Section title={label}>
      <div id={field.id}>
        <Stack gap={3}>
          {field.value.length === 0 ? (
            <Muted size={14}>{none}</Muted>
          ) : (
            <AnswerList>
              {field.value.map((answer, index) => {
                const reviewed = approved(answer)
                return (
                  <AnswerRow
                    key={`${index} ${answer.text}`}
                    text={answer.text}
                    comment={answer.comment}
                    lang={lang}
                    findings={findings[index]}
                    marks={marksOf?.(answer)}
                    onApprove={reviewed ? () => field.onChange(field.value.with(index, reviewed)) : undefined}
                    onEdit={() => setPlace(index)}
                    onDelete={() => void remove(answer)}
                  />
                )
              })}
            </AnswerList>
          )}
          <Row>
            <Button
              size="sm"
              leftIcon={<IconPlus aria-hidden />}
              onClick={() => setPlace(field.value.length)}
            >
              {add}
            </Button>
          </Row>
        </Stack>
      </div>
      {place !== null &&
        dialog({
          answer: field.value[place] ?? null,
          lang,
          onSave: (answer) => {
            field.onChange([...field.value.slice(0, place), answer, ...field.value.slice(place + 1)])
            setPlace(null)
          },
          onClose: () => setPlace(null),
        })}
    </Section>
  )
}
