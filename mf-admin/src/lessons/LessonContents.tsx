import { formatFilters } from '@mowka/contract/list'
import { paths } from '@mowka/contract/routes'
import type { ListChange } from '@mowka/contract/schemas/editor/catalog'
import type { EditedLesson } from '@mowka/contract/schemas/learning'
import { Button } from '@mowka/kernel/ui'
import { IconTable } from '@mowka/kernel/ui/icons'
import { changes, read, useReads, useWrite } from '@mowka/web/api'
import { withTexts } from '@mowka/web/with-texts'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NEW } from '../edit/entity'
import type { Attachable } from '../links/AttachDialog'
import { LinkedRows } from '../links/LinkedRows'
import { withChange } from '../links/list-change'
import { newInLesson } from '../links/new-in-lesson'
import { pairsTexts } from './pairs/texts'

const PairsDialog = lazy(() =>
  withTexts(import(/* webpackChunkName: "pairs-dialog" */ './pairs/PairsDialog'), pairsTexts),
)

/** Maximum number of search results. */
const FOUND = 20

type Sentence = { _id: string; example: string; answer: string }

const byId = <Row extends Sentence>({ _id, ...row }: Row) => ({ id: _id, active: true, ...row })

const attachable = ({ data }: { data: readonly Sentence[] }): Attachable[] =>
  data.map(({ _id, example, answer }) => ({ id: _id, name: answer, detail: example }))

/** The rows of the lesson's languages that contain a text. */
const containing = (search: string, { sourceLang, targetLang }: EditedLesson) => ({
  filters: formatFilters({ $search: search, exampleLang: sourceLang, answerLang: targetLang }),
  limit: FOUND,
})

/** The exercises and words of a lesson, in order (A-LESS-05, A-LESS-06, A-LESS-07). */
export function LessonContents({ lesson }: { lesson: EditedLesson }) {
  return (
    <>
      <Exercises lesson={lesson} />
      <Words lesson={lesson} />
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

function Exercises({ lesson }: { lesson: EditedLesson }) {
  const reads = useReads({ rows: read('getLessonExercises', { id: lesson._id }) })
  const write = useWrite('changeLessonContents', {
    row: () => lesson._id,
    args: (change: ListChange) => ({ id: lesson._id, body: { part: 'exercises' as const, ...change } }),
    optimistic: [
      changes('getLessonExercises', ({ data }, change: ListChange) => ({ data: withChange(data, change) })),
    ],
  })
  return (
    <LinkedRows
      texts={useTexts('exercises')}
      reads={reads}
      linksOf={({ rows }) => rows.data.map(byId)}
      page={(exerciseId) => paths.adminEditExercise({ exerciseId })}
      newPage={newInLesson(paths.adminAddExercise(), lesson)}
      write={write.run}
      find={(search) => read('listExercises', containing(search, lesson), { keepPrevious: true })}
      rowsOf={(answer) => attachable(answer)}
      otherAction={<PastePairs lesson={lesson} />}
    />
  )
}

/** The button that opens the dialog for pasted sentence pairs. */
function PastePairs({ lesson }: { lesson: EditedLesson }) {
  const { t } = useTranslation('admin')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" leftIcon={<IconTable aria-hidden />} onClick={() => setOpen(true)}>
        {t('lessons.contents.paste')}
      </Button>
      {isOpen && (
        <Suspense>
          <PairsDialog lesson={lesson} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function Words({ lesson }: { lesson: EditedLesson }) {
  const reads = useReads({ rows: read('getLessonWords', { id: lesson._id, withInactive: 'true' }) })
  const write = useWrite('changeLessonContents', {
    row: () => lesson._id,
    args: (change: ListChange) => ({ id: lesson._id, body: { part: 'words' as const, ...change } }),
    optimistic: [
      changes('getLessonWords', ({ data }, change: ListChange) => ({ data: withChange(data, change) })),
    ],
  })
  return (
    <LinkedRows
      texts={useTexts('words')}
      reads={reads}
      linksOf={({ rows }) => rows.data.map(byId)}
      page={(wordId) => paths.adminEditWord({ wordId })}
      newPage={newInLesson(paths.adminEditWord({ wordId: NEW }), lesson)}
      write={write.run}
      find={(search) => read('listWords', containing(search, lesson), { keepPrevious: true })}
      rowsOf={(answer) => attachable(answer)}
    />
  )
}
