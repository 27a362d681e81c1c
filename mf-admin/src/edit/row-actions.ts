import type { ReadName } from '@mowka/contract/endpoints'
import type { ContentKind } from '@mowka/contract/schemas/editor/history'
import { type ApiError, confirm } from '@mowka/kernel/platform'
import { changes, useWrite } from '@mowka/web/api'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { EditRow } from './entity'

const switchCalls = {
  course: { list: 'listCourses', update: 'updateCourse' },
  hint: { list: 'listHints', update: 'updateHint' },
  lesson: { list: 'getLesson', update: 'updateLesson' },
  popup: { list: 'listPopups', update: 'updatePopup' },
  word: { list: 'listWords', update: 'updateWord' },
} as const satisfies Partial<Record<ContentKind, { list: ReadName; update: string }>>

const copyCalls = { exercise: 'copyExercise', word: 'copyWord' } as const

const removeCalls = {
  exercise: 'deleteExercise',
  hint: 'deleteHint',
  popup: 'deletePopup',
  word: 'deleteWord',
} as const

/** A switch of a row and its new value. */
export type Press<Row> = { row: Row; field: string; value: boolean }

/** Returns the list with the new value. Generic, so that a list of any kind retains its type. */
const withPress = <List extends { data: readonly EditRow[] }>(list: List, press: Press<EditRow>): List => ({
  ...list,
  data: list.data.map((each) =>
    each._id === press.row._id ? { ...each, [press.field]: press.value } : each,
  ),
})

/** Returns a function that sets a switch of a row in its list, optimistically and with the row's latest version. */
export function useRowSwitch<Row extends EditRow>(
  kind: keyof typeof switchCalls,
  {
    success,
    failure,
  }: {
    success: (press: Press<Row>) => string
    failure?: (error: ApiError, press: Press<Row>) => string
  },
): (row: Row, field: string, value: boolean) => void {
  const { list, update } = switchCalls[kind]
  const write = useWrite<(typeof switchCalls)[keyof typeof switchCalls]['update'], Press<Row>>(update, {
    row: ({ row }) => row._id,
    args: ({ row, field, value }, before) => ({
      id: row._id,
      // The response to the row's last write is newer than the displayed version (C57).
      body: { [field]: value, version: Math.max(row.version, before?.version ?? 0) },
    }),
    optimistic: [changes(list, withPress)],
    success: (_, press) => success(press),
    failure,
  })
  return (row, field, value) => void write.run({ row, field, value })
}

/** Returns a function that copies a row and opens the copy. */
export function useRowCopy(
  kind: keyof typeof copyCalls,
  { page, success }: { page: (id: string) => string; success: () => string },
): (row: EditRow) => void {
  const navigate = useNavigate()
  const copy = useWrite<(typeof copyCalls)[keyof typeof copyCalls], { id: string }>(copyCalls[kind], {
    row: ({ id }) => id,
    args: ({ id }) => ({ id, body: { requestId: crypto.randomUUID() } }),
    success,
    onAnswer: ({ _id }) => void navigate(page(_id)),
  })
  return ({ _id }) => void copy.run({ id: _id })
}

/** Returns a function that asks for confirmation and then deletes the displayed version of a row (C57). */
export function useRowRemoval<Row extends EditRow>(
  kind: keyof typeof removeCalls,
  {
    ask,
    success,
    failure,
  }: {
    /** The confirmation, or the outcome of a custom one. */
    ask: (row: Row) => { title: string; text: string } | Promise<boolean>
    success: () => string
    failure?: (error: ApiError) => string | undefined
  },
): (row: Row) => Promise<void> {
  const { t } = useTranslation('common')
  const remove = useWrite<(typeof removeCalls)[keyof typeof removeCalls]>(removeCalls[kind], {
    row: ({ id }) => id,
    success,
    failure,
  })
  return async (row) => {
    const question = ask(row)
    const isSure = await ('title' in question
      ? confirm({
          ...question,
          confirmLabel: t('delete'),
          cancelLabel: t('cancel'),
          destructive: true,
        })
      : question)
    if (isSure) await remove.run({ id: row._id, version: row.version })
  }
}
