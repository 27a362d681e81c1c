import type { EditedExercise } from '@mowka/contract/schemas/exercise'
import type { AlternativeAnswer } from '@mowka/contract/schemas/learning'
import { Stack } from '@mowka/kernel/ui'
import { type RefObject, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { EditField } from '../../edit/entity'
import { NOTHING, useFields } from '../../edit/use-fields'
import { AlternativesInput } from './answers/AlternativesInput'
import type { AddAnswer } from './answers/AnswersInput'
import { MistakesInput } from './answers/MistakesInput'
import type { ExerciseValues } from './exercise-entity'
import { GapsInput } from './gaps/GapsInput'
import { HintsInput } from './links/HintsInput'
import { type Link, LinksInput } from './links/LinksInput'
import { ReportsInput } from './reports/ReportsInput'
import { SentenceInput } from './SentenceInput'
import { SimilarExercises } from './SimilarExercises'

const hintLinks = (row: EditedExercise | undefined): Link[] =>
  row?.hintTexts?.map(({ _id, text }) => ({ _id, text: text || NOTHING })) ?? []

const wordLinks = (row: EditedExercise | undefined): Link[] =>
  row?.words.map(({ _id, answer, example }) => ({ _id, text: `${answer} (${example})` })) ?? []

/** Texts of a list in lines. */
const inLines = (texts: readonly string[]) =>
  texts.length === 0 ? NOTHING : texts.map((text, index) => <div key={`${index} ${text}`}>{text}</div>)

/** The fields of the form of an exercise (A-EXFO-01); without a row, those of a new one. */
export function useExerciseFields(
  row: EditedExercise | undefined,
  answerBox: RefObject<HTMLTextAreaElement | null>,
): EditField<ExerciseValues>[] {
  const { t } = useTranslation('admin')
  const field = useFields<ExerciseValues>()
  const alternatives = useRef<AddAnswer<AlternativeAnswer>>(null)
  return useMemo(() => {
    const label = (name: Exclude<keyof ExerciseValues, 'reports'>) => t(`field.exercise.${name}`)
    const textOf = (links: readonly Link[]) => (ids: readonly string[]) =>
      inLines(ids.map((id) => links.find(({ _id }) => _id === id)?.text ?? id))
    return [
      field.own('example', label('example'), <SentenceInput name="example" label={label('example')} />, {
        show: (text) => text || NOTHING,
      }),
      field.own(
        'answer',
        label('answer'),
        <Stack gap={3}>
          <SentenceInput name="answer" label={label('answer')} box={answerBox} />
          <SimilarExercises except={row?._id} />
        </Stack>,
        { show: (text) => text || NOTHING },
      ),
      field.own('gaps', label('gaps'), <GapsInput label={label('gaps')} box={answerBox} />, {
        show: (gaps, { answer }) =>
          inLines(gaps.map(({ start, end }) => answer.slice(start, end).trim() || NOTHING)),
      }),
      field.own(
        'alternativeAnswers',
        label('alternativeAnswers'),
        <AlternativesInput label={label('alternativeAnswers')} adder={alternatives} />,
        { show: (all) => inLines(all.map(({ text }) => text)) },
      ),
      field.own(
        'expectedMistakes',
        label('expectedMistakes'),
        <MistakesInput label={label('expectedMistakes')} />,
        { show: (all) => inLines(all.map(({ text }) => text)) },
      ),
      ...(row
        ? [
            field.own(
              'reports',
              t('exercises.form.reports'),
              <ReportsInput
                label={t('exercises.form.reports')}
                reports={row.reportedBugs}
                alternatives={alternatives}
              />,
              { show: () => NOTHING },
            ),
          ]
        : []),
      field.toggle('active', label('active')),
      field.toggle('needAttention', label('needAttention')),
      field.lang('exampleLang', label('exampleLang')),
      field.lang('answerLang', label('answerLang')),
      field.tags('tags', label('tags')),
      field.own(
        'words',
        label('words'),
        <LinksInput name="words" label={label('words')} known={wordLinks(row)} />,
        {
          side: true,
          show: textOf(wordLinks(row)),
        },
      ),
      field.own('hints', label('hints'), <HintsInput label={label('hints')} known={hintLinks(row)} />, {
        side: true,
        show: textOf(hintLinks(row)),
      }),
    ]
  }, [t, field, row, answerBox])
}
