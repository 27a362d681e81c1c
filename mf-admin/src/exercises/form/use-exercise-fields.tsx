import { exerciseKind } from '@mowka/contract/content-kinds/exercise'
import type { EditedExercise } from '@mowka/contract/schemas/editor/exercise'
import type { AlternativeAnswer, ExpectedMistake } from '@mowka/contract/schemas/learning'
import { Skeleton, Stack } from '@mowka/kernel/ui'
import { withTexts } from '@mowka/web/with-texts'
import { lazy, type RefObject, Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { EditField } from '../../edit/entity'
import { NOTHING, useKindFields } from '../../edit/use-kind-fields'
import { AlternativesInput } from './answers/AlternativesInput'
import type { AddAnswer } from './answers/AnswersInput'
import { MistakesInput } from './answers/MistakesInput'
import type { ExerciseValues } from './exercise-entity'
import { GapsInput, rangesOf } from './gaps/GapsInput'
import { HintsInput, type Link, LinksInput, type OpenNewHint } from './links/LinksInput'
import { ReportsInput } from './reports/ReportsInput'
import { SentenceInput } from './SentenceInput'
import { SimilarExercises } from './SimilarExercises'
import { suggestionTexts } from './suggestions/texts'

/** Loaded lazily, so that the form doesn't wait for it. */
const Suggestions = lazy(() =>
  withTexts(
    import(/* webpackChunkName: "exercise-suggestions" */ './suggestions/Suggestions'),
    suggestionTexts,
  ),
)

const hintLinks = (row: EditedExercise | undefined): Link[] =>
  row?.hintTexts?.map(({ _id, text }) => ({ _id, text: text || NOTHING })) ?? []

const wordLinks = (row: EditedExercise | undefined): Link[] =>
  row?.words.map(({ _id, answer, example }) => ({ _id, text: `${answer} (${example})` })) ?? []

/** Shows one text per line. */
const inLines = (texts: readonly string[]) =>
  texts.length === 0 ? NOTHING : texts.map((text, index) => <div key={`${index} ${text}`}>{text}</div>)

/** The fields of an exercise's form (A-EXFO-01); a new exercise has no row yet. */
export function useExerciseFields(
  row: EditedExercise | undefined,
  answerBox: RefObject<HTMLTextAreaElement | null>,
): EditField<ExerciseValues>[] {
  const { t } = useTranslation('admin')
  const alternatives = useRef<AddAnswer<AlternativeAnswer>>(null)
  const mistakes = useRef<AddAnswer<ExpectedMistake>>(null)
  const hints = useRef<OpenNewHint>(null)
  const textOf = (links: readonly Link[]) => (ids: readonly string[]) =>
    inLines(ids.map((id) => links.find(({ _id }) => _id === id)?.text ?? id))
  const fields = useKindFields(exerciseKind, {
    own: {
      example: {
        input: (label) => <SentenceInput name="example" label={label} />,
        show: (text) => text || NOTHING,
      },
      answer: {
        input: (label) => (
          <Stack gap={3}>
            <SentenceInput name="answer" label={label} box={answerBox} />
            <SimilarExercises except={row?._id} />
          </Stack>
        ),
        show: (text) => text || NOTHING,
      },
      gaps: {
        input: (label) => <GapsInput label={label} box={answerBox} />,
        show: (gaps, { answer }) =>
          inLines(rangesOf(gaps).map(({ start, end }) => answer.slice(start, end).trim() || NOTHING)),
      },
      alternativeAnswers: {
        input: (label) => <AlternativesInput label={label} adder={alternatives} />,
        show: (all) => inLines(all.map(({ text }) => text)),
      },
      expectedMistakes: {
        input: (label) => <MistakesInput label={label} adder={mistakes} />,
        show: (all) => inLines(all.map(({ text }) => text)),
      },
      words: {
        input: (label) => <LinksInput name="words" label={label} known={wordLinks(row)} />,
        show: textOf(wordLinks(row)),
        side: true,
      },
      hints: {
        input: (label) => <HintsInput label={label} known={hintLinks(row)} opener={hints} />,
        show: textOf(hintLinks(row)),
        side: true,
      },
    },
  })
  const suggestions = (
    <Suspense fallback={<Skeleton height={120} />}>
      <Suggestions alternatives={alternatives} mistakes={mistakes} hints={hints} />
    </Suspense>
  )
  const withSuggestions = fields.map((field) =>
    field.name === 'expectedMistakes' ? { ...field, after: suggestions } : field,
  )
  if (!row) return withSuggestions
  return [
    ...withSuggestions,
    {
      name: 'reports',
      label: t('exercises.form.reports'),
      input: (
        <ReportsInput
          label={t('exercises.form.reports')}
          reports={row.reportedBugs}
          alternatives={alternatives}
        />
      ),
      show: () => NOTHING,
    },
  ]
}
