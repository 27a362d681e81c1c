import { changes, read, useReads, useWrite } from '@mowka/shared/api'
import { formatFilters } from '@mowka/shared/contract/list'
import { paths } from '@mowka/shared/contract/routes'
import type { EditedLesson } from '@mowka/shared/contract/schemas/learning'
import { hasPage } from '@mowka/shared/platform'
import { useTranslation } from 'react-i18next'
import { LinkedRows } from '../links/LinkedRows'

/** How much a search shows. */
const FOUND = 20

type Change = { ids: string[] }

/** The rows with these ids, in this order. */
const put = <Row extends { _id: string }>(rows: readonly Row[], ids: readonly string[]): Row[] =>
  ids.flatMap((id) => rows.find(({ _id }) => _id === id) ?? [])

/** What is in a lesson: its exercises and its words, each in their order (A-LESS-05, A-LESS-06, A-LESS-07). */
export function LessonContents({ lesson }: { lesson: EditedLesson }) {
  return (
    <>
      <Exercises lesson={lesson} />
      <Words lesson={lesson} />
    </>
  )
}

function Exercises({ lesson }: { lesson: EditedLesson }) {
  const { t } = useTranslation('admin')
  const reads = useReads({ rows: read('getLessonExercises', { id: lesson._id }) })
  const write = useWrite('updateLesson', {
    row: () => lesson._id,
    args: ({ ids }: Change, before) => ({
      id: lesson._id,
      body: {
        items: ids.map((itemId, order) => ({ itemId, order, type: 'EXERCISE' })),
        version: Math.max(lesson.version, before?.version ?? 0),
      },
    }),
    optimistic: [
      changes('getLessonExercises', (answer, { ids }: Change) => ({ data: put(answer.data, ids) })),
    ],
  })
  return (
    <LinkedRows
      title={t('lessons.contents.exercises')}
      texts={{
        attach: t('lessons.contents.attachExercise'),
        empty: t('lessons.contents.noExercises'),
        askRemove: (name) => t('lessons.contents.askRemoveExercise', { name }),
        removed: t('lessons.contents.exerciseRemoved'),
        attached: t('lessons.contents.exerciseAttached'),
      }}
      reads={reads}
      linksOf={({ rows }) =>
        rows.data.map(({ _id, example, answer, active, answerLang, exampleLang }) => ({
          id: _id,
          example,
          exampleLang,
          answer,
          answerLang,
          active,
          to: hasPage('adminEditExercise') ? paths.adminEditExercise({ exerciseId: _id }) : undefined,
        }))
      }
      write={(ids) => write.run({ ids })}
      busy={write.busy}
      find={(search) =>
        read(
          'listExercises',
          {
            filters: formatFilters({
              $search: search,
              exampleLang: lesson.sourceLang,
              answerLang: lesson.targetLang,
            }),
            limit: FOUND,
          },
          { keepPrevious: true },
        )
      }
      rowsOf={(answer) =>
        answer.data.map(({ _id, example, answer: text }) => ({ id: _id, name: text, detail: example }))
      }
    />
  )
}

function Words({ lesson }: { lesson: EditedLesson }) {
  const { t } = useTranslation('admin')
  const reads = useReads({ rows: read('getLessonWords', { id: lesson._id }) })
  const write = useWrite('updateLesson', {
    row: () => lesson._id,
    args: ({ ids }: Change, before) => ({
      id: lesson._id,
      body: { words: ids, version: Math.max(lesson.version, before?.version ?? 0) },
    }),
    optimistic: [changes('getLessonWords', (answer, { ids }: Change) => ({ data: put(answer.data, ids) }))],
  })
  return (
    <LinkedRows
      title={t('lessons.contents.words')}
      texts={{
        attach: t('lessons.contents.attachWord'),
        empty: t('lessons.contents.noWords'),
        askRemove: (name) => t('lessons.contents.askRemoveWord', { name }),
        removed: t('lessons.contents.wordRemoved'),
        attached: t('lessons.contents.wordAttached'),
      }}
      reads={reads}
      linksOf={({ rows }) =>
        rows.data.map(({ _id, example, answer, answerLang, exampleLang }) => ({
          id: _id,
          example,
          exampleLang,
          answer,
          answerLang,
          active: true,
          to: paths.adminEditWord({ wordId: _id }),
        }))
      }
      write={(ids) => write.run({ ids })}
      busy={write.busy}
      find={(search) =>
        read(
          'listWords',
          {
            filters: formatFilters({
              $search: search,
              exampleLang: lesson.sourceLang,
              answerLang: lesson.targetLang,
            }),
            limit: FOUND,
          },
          { keepPrevious: true },
        )
      }
      rowsOf={(answer) =>
        answer.data.map(({ _id, example, answer: text }) => ({ id: _id, name: text, detail: example }))
      }
    />
  )
}
