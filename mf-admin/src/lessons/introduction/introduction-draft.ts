import type { Introduction } from '@mowka/contract/schemas/lesson-teaching'
import { introductionLimits } from '@mowka/domain/lesson/lesson-teaching'
import { type DraftMistakes, MistakeList } from '../teaching/mistakes'
import { visibleText, withoutParagraph } from '../teaching/rich-text'

type RowDraft = { form: string; short: string; meaning: string; mark: string }
type ExampleDraft = { exerciseId: string; mark: string }

/** An introduction in the editor, with empty strings instead of `null`. */
export type IntroductionDraft = {
  title: string
  rule: string
  tip: string
  rows: RowDraft[]
  examples: ExampleDraft[]
}

export const emptyRow: RowDraft = { form: '', short: '', meaning: '', mark: '' }
export const emptyExample: ExampleDraft = { exerciseId: '', mark: '' }

export const introductionDraft = (introduction: Introduction | null): IntroductionDraft => ({
  title: introduction?.title ?? '',
  rule: introduction?.rule ?? '',
  tip: introduction?.tip ?? '',
  rows: (introduction?.rows ?? []).map(({ form, short, meaning, mark }) => ({
    form,
    short: short ?? '',
    meaning,
    mark: mark ?? '',
  })),
  examples: (introduction?.examples ?? []).map(({ exerciseId, mark }) => ({ exerciseId, mark: mark ?? '' })),
})

const orNull = (text: string): string | null => text.trim() || null

/** Returns the introduction of a draft without mistakes. Omits empty rows and examples. */
export const introductionOf = (draft: IntroductionDraft): Introduction => ({
  title: withoutParagraph(draft.title),
  rule: draft.rule,
  tip: visibleText(draft.tip) === '' ? null : draft.tip,
  rows: filledRows(draft).map(({ form, short, meaning, mark }) => ({
    form: form.trim(),
    short: orNull(short),
    meaning: meaning.trim(),
    mark: orNull(mark),
  })),
  examples: draft.examples
    .filter(({ exerciseId }) => exerciseId !== '')
    .map(({ exerciseId, mark }) => ({ exerciseId, mark: orNull(mark) })),
})

const isFilled = (row: RowDraft): boolean => Object.values(row).some((text) => text.trim() !== '')
const filledRows = ({ rows }: IntroductionDraft): RowDraft[] => rows.filter(isFilled)

/** Checks a draft. `answers` are the sentences of the lesson by exercise id; unknown ones are not checked. */
export function introductionMistakes(
  draft: IntroductionDraft,
  answers: ReadonlyMap<string, string>,
): DraftMistakes {
  const found = new MistakeList()
  for (const field of ['title', 'rule', 'tip'] as const) {
    const text = visibleText(draft[field])
    if (field !== 'tip') found.required(field, text)
    const max = introductionLimits[field]
    found.add(field, text.length > max, { code: 'TOO_LONG', count: text.length, max })
  }
  draft.rows.forEach((row, index) => {
    if (!isFilled(row)) return
    found.required(`rows.${index}.form`, row.form)
    found.required(`rows.${index}.meaning`, row.meaning)
    found.add(`rows.${index}.mark`, !row.form.includes(row.mark.trim()), { code: 'NOT_IN_TEXT' })
  })
  found.add('rows', filledRows(draft).length === 1, { code: 'ONE_ROW' })
  draft.examples.forEach(({ exerciseId, mark }, index) => {
    const isRepeated = draft.examples.findIndex((each) => each.exerciseId === exerciseId) < index
    found.add(`examples.${index}.exerciseId`, exerciseId !== '' && isRepeated, { code: 'TWICE' })
    const answer = answers.get(exerciseId)
    found.add(`examples.${index}.mark`, answer !== undefined && !answer.includes(mark.trim()), {
      code: 'NOT_IN_TEXT',
    })
  })
  return found.all
}
