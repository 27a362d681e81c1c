import { formatFilters } from '@mowka/contract/list'
import type { LangCode } from '@mowka/contract/schemas/common'
import type { DictionaryWord } from '@mowka/contract/schemas/editor/catalog'
import type { EditedHint } from '@mowka/contract/schemas/editor/hint'
import { ResponsiveDialog, Skeleton } from '@mowka/kernel/ui'
import { type ReadState, read, useReads } from '@mowka/web/api'
import { useGuardedClose } from '@mowka/web/forms'
import { ReadStates } from '@mowka/web/views'
import { useMemo } from 'react'
import { EditForm } from '../../../edit/EditForm'
import type { EditPageProps } from '../../../edit/EditPage'
import type { EditRow } from '../../../edit/entity'
import { useHintForm } from '../../../hints/hint-form'
import { useLessonOfNew } from '../../../links/new-in-lesson'
import { shortText } from '../../../list/ShortText'
import { useWordForm } from '../../../words/word-form'
import type { Link } from './LinksInput'

/** Length of a hint's text in the list of links, in characters. */
const HINT_TEXT_LENGTH = 200

type Props = {
  /** `null` for a new row. */
  id: string | null
  /** Initial answer of a new word, or content of a new hint. */
  typed: string
  exampleLang: LangCode
  answerLang: LangCode
  onSaved: (link: Link) => void
  onClose: () => void
}

/** The form of a word or hint in a drawer over an exercise's form, which links it when it is saved. */
export default function LinkDrawer({ name, ...props }: Props & { name: 'hints' | 'words' }) {
  // Events bubble through portals: without this, saving the row would submit the exercise, too.
  return (
    <div onSubmit={(event) => event.stopPropagation()}>
      {name === 'words' ? <WordDrawer {...props} /> : <HintDrawer {...props} />}
    </div>
  )
}

function WordDrawer({ id, typed, exampleLang, answerLang, onSaved, onClose }: Props) {
  const lesson = useLessonOfNew()
  const form = useWordForm(lesson)
  const { entity } = form
  const reads = useReads({
    rows: read('listWords', id === null ? null : { filters: formatFilters({ _id: id }) }),
  })
  return (
    <Drawer
      {...form}
      entity={useMemo(
        () => ({ ...entity, empty: { ...entity.empty, answer: typed, exampleLang, answerLang } }),
        [entity, typed, exampleLang, answerLang],
      )}
      isNew={id === null}
      reads={reads}
      rowOf={({ rows }): DictionaryWord | undefined => rows.data[0]}
      onSaved={({ _id, answer, example }) => onSaved({ _id, text: `${answer} (${example})` })}
      onClose={onClose}
    />
  )
}

function HintDrawer({ id, typed, exampleLang, answerLang, onSaved, onClose }: Props) {
  const form = useHintForm()
  const { entity } = form
  const reads = useReads({
    rows: read('listHints', id === null ? null : { filters: formatFilters({ _id: id }) }),
  })
  return (
    <Drawer
      {...form}
      entity={useMemo(
        () => ({
          ...entity,
          empty: { ...entity.empty, content: typed, sourceLang: exampleLang, targetLang: answerLang },
        }),
        [entity, typed, exampleLang, answerLang],
      )}
      isNew={id === null}
      reads={reads}
      rowOf={({ rows }): EditedHint | undefined => rows.data[0]}
      onSaved={({ _id, rawContent }) => onSaved({ _id, text: shortText(rawContent, HINT_TEXT_LENGTH) })}
      onClose={onClose}
    />
  )
}

function Drawer<Row extends EditRow, Values extends object, Data>({
  isNew,
  reads,
  rowOf,
  onSaved,
  onClose,
  entity,
  texts,
  fields,
  preview,
}: EditPageProps<Row, Values> & {
  isNew: boolean
  /** The edited row; unused for a new one. */
  reads: ReadState<Data>
  rowOf: (data: Data) => Row | undefined
  onSaved: (row: Row) => void
  onClose: () => void
}) {
  const { close, onDirty } = useGuardedClose(onClose)
  const row = !isNew && reads.state === 'ready' ? (rowOf(reads.data) ?? null) : null
  const save = (saved: Row) => {
    onSaved(saved)
    onClose()
  }
  const form = (
    <EditForm
      entity={entity}
      texts={texts}
      fields={fields}
      row={row}
      preview={preview}
      guarded
      isNarrow
      onCreated={save}
      onSaved={save}
      onDirty={onDirty}
    />
  )
  return (
    <ResponsiveDialog open size="lg" title={texts.title(row)} onClose={close}>
      {isNew ? (
        form
      ) : (
        <ReadStates reads={reads} skeleton={<Skeleton height={320} />} headingLevel={3}>
          {() => (row ? form : <p>{texts.gone}</p>)}
        </ReadStates>
      )}
    </ResponsiveDialog>
  )
}
