import { changes, read, useReads, useWrite } from '@mowka/shared/api'
import { formatFilters } from '@mowka/shared/contract/list'
import { paths } from '@mowka/shared/contract/routes'
import type { EditedLesson } from '@mowka/shared/contract/schemas/learning'
import { useTranslation } from 'react-i18next'
import { NEW } from '../edit/new-row'
import { useSettled } from '../edit/use-settled'
import type { Attachable } from '../links/AttachDialog'
import { LinkedRows } from '../links/LinkedRows'
import { newInLesson } from '../links/new-in-lesson'

/** How much a search shows. */
const FOUND = 20

type Change = { ids: string[] }
type Sentence = { _id: string; example: string; answer: string }

/** The answer of a list with these rows, in this order. */
const reordered = <Row extends Sentence>({ data }: { data: Row[] }, { ids }: Change) => ({
  data: ids.flatMap((id) => data.find(({ _id }) => _id === id) ?? []),
})

const byId = <Row extends Sentence>({ _id, ...row }: Row) => ({ id: _id, active: true, ...row })

const attachable = ({ data }: { data: readonly Sentence[] }): Attachable[] =>
  data.map(({ _id, example, answer }) => ({ id: _id, name: answer, detail: example }))

/** The rows of the lesson's languages that contain a text. */
const containing = (search: string, { sourceLang, targetLang }: EditedLesson) => ({
  filters: formatFilters({ $search: search, exampleLang: sourceLang, answerLang: targetLang }),
  limit: FOUND,
})

/** What is in a lesson: its exercises and its words, each in their order (A-LESS-05, A-LESS-06, A-LESS-07). */
export function LessonContents({ lesson, isReading }: { lesson: EditedLesson; isReading: boolean }) {
  const settled = useSettled(lesson, isReading)
  return (
    <>
      <Exercises lesson={lesson} settled={settled} />
      <Words lesson={lesson} settled={settled} />
    </>
  )
}

function useTexts(kind: 'exercises' | 'words') {
  const { t } = useTranslation('admin')
  return {
    title: t(`lessons.contents.${kind}.title`),
    create: t(`lessons.contents.${kind}.create`),
    attach: t(`lessons.contents.${kind}.attach`),
    empty: t(`lessons.contents.${kind}.empty`),
    askRemove: (name: string) => t('lessons.contents.askRemove', { name }),
    removed: t(`lessons.contents.${kind}.removed`),
    attached: t(`lessons.contents.${kind}.attached`),
  }
}

/** `settled` waits for the lesson's newest version. */
type PartProps = { lesson: EditedLesson; settled: () => Promise<EditedLesson> }

function Exercises({ lesson, settled }: PartProps) {
  const reads = useReads({ rows: read('getLessonExercises', { id: lesson._id }) })
  const write = useWrite('updateLesson', {
    row: () => lesson._id,
    args: async ({ ids }: Change, before) => ({
      id: lesson._id,
      body: {
        items: ids.map((itemId, order) => ({ itemId, order, type: 'EXERCISE' })),
        version: Math.max((await settled()).version, before?.version ?? 0),
      },
    }),
    optimistic: [changes('getLessonExercises', (answer, change: Change) => reordered(answer, change))],
  })
  return (
    <LinkedRows
      texts={useTexts('exercises')}
      reads={reads}
      linksOf={({ rows }) => rows.data.map(byId)}
      page={(exerciseId) => paths.adminEditExercise({ exerciseId })}
      newPage={newInLesson(paths.adminAddExercise(), lesson)}
      write={(ids) => write.run({ ids })}
      busy={write.busy}
      find={(search) => read('listExercises', containing(search, lesson), { keepPrevious: true })}
      rowsOf={(answer) => attachable(answer)}
    />
  )
}

function Words({ lesson, settled }: PartProps) {
  const reads = useReads({ rows: read('getLessonWords', { id: lesson._id }) })
  const write = useWrite('updateLesson', {
    row: () => lesson._id,
    args: async ({ ids }: Change, before) => ({
      id: lesson._id,
      body: { words: ids, version: Math.max((await settled()).version, before?.version ?? 0) },
    }),
    optimistic: [changes('getLessonWords', (answer, change: Change) => reordered(answer, change))],
  })
  return (
    <LinkedRows
      texts={useTexts('words')}
      reads={reads}
      linksOf={({ rows }) => rows.data.map(byId)}
      page={(wordId) => paths.adminEditWord({ wordId })}
      newPage={newInLesson(paths.adminEditWord({ wordId: NEW }), lesson)}
      write={(ids) => write.run({ ids })}
      busy={write.busy}
      find={(search) => read('listWords', containing(search, lesson), { keepPrevious: true })}
      rowsOf={(answer) => attachable(answer)}
    />
  )
}
