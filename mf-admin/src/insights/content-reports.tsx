import type { AnswerOf } from '@mowka/contract/calls'
import { RowBars } from './charts'
import { NumberTable, type Shown } from './ReportCard'
import { count, label, percent, percentOf } from './report-table'
import { CHART_ROWS, langText, lessonText, shareText, type Texts, tagOf } from './report-texts'

/** Lessons that learners leave. */
export function lessonReport(t: Texts, _lang: string, { lessons }: AnswerOf<'getLessonInsights'>): Shown {
  return {
    isEmpty: lessons.length === 0,
    table: {
      columns: [
        t('lessonReport.lesson'),
        t('lang'),
        t('lessonReport.started'),
        t('lessonReport.left'),
        t('share'),
      ],
      rows: lessons.map(({ name, lang, started, left }) => [
        label(lessonText(name)),
        label(langText(t, lang)),
        count(started),
        count(left),
        percent(left, started),
      ]),
    },
    chart: () => (
      <RowBars
        bars={lessons.slice(0, CHART_ROWS).map(({ _id, name, started, left }) => ({
          id: _id,
          name: lessonText(name),
          value: percentOf(left, started) ?? 0,
          text: shareText(percentOf(left, started)),
        }))}
      />
    ),
  }
}

/** Exercises at which learners leave a lesson. */
export function exerciseReport(t: Texts, _lang: string, { exercises }: AnswerOf<'getLessonInsights'>): Shown {
  return {
    isEmpty: exercises.length === 0,
    table: {
      columns: [
        t('exerciseReport.exercise'),
        t('lessonReport.lesson'),
        t('lang'),
        t('exerciseReport.started'),
        t('exerciseReport.left'),
        t('share'),
      ],
      rows: exercises.map(({ answer, lesson, lang, started, left }) => [
        label(answer, tagOf(lang)),
        label(lessonText(lesson)),
        label(langText(t, lang)),
        count(started),
        count(left),
        percent(left, started),
      ]),
    },
    chart: () => (
      <RowBars
        bars={exercises.slice(0, CHART_ROWS).map(({ _id, answer, lang, started, left }) => ({
          id: _id,
          name: answer,
          lang: tagOf(lang),
          value: percentOf(left, started) ?? 0,
          text: shareText(percentOf(left, started)),
        }))}
      />
    ),
  }
}

/** Exercises with refused answers. */
export function answerReport(t: Texts, _lang: string, { exercises }: AnswerOf<'getAnswerInsights'>): Shown {
  const share = `${t('answers.refused')}, ${t('share').toLowerCase()}`
  return {
    isEmpty: exercises.length === 0,
    table: {
      columns: [
        t('answers.answer'),
        t('lang'),
        t('answers.answers'),
        t('answers.refused'),
        share,
        t('answers.typed'),
      ],
      rows: exercises.map(({ answer, lang, answers, refused, typed }) => [
        label(answer, tagOf(lang)),
        label(langText(t, lang)),
        count(answers),
        count(refused),
        percent(refused, answers),
        label(typed ?? '', tagOf(lang)),
      ]),
    },
    chart: () => (
      <NumberTable
        caption={t('answers.title')}
        table={{
          columns: [t('answers.answer'), t('answers.refused'), t('answers.typed')],
          rows: exercises
            .slice(0, CHART_ROWS)
            .map(({ answer, lang, answers, refused, typed }) => [
              label(answer, tagOf(lang)),
              percent(refused, answers),
              label(typed ?? '', tagOf(lang)),
            ]),
        }}
      />
    ),
  }
}
