import type { LangCode } from '@mowka/contract/schemas/common'
import type { ContentKind } from '@mowka/contract/schemas/editor/history'
import type { ReactNode } from 'react'
import type { FieldGroup } from './merge'

/** Placeholder for the id in the URL of a new row. */
export const NEW = 'new'

/** Properties of every editable row. */
export type EditRow = { _id: string; version: number }

/** A field of a form. */
export type EditField<Values> = {
  name: keyof Values & string
  label: string
  /** The control. */
  input: ReactNode
  /** Content below the control and its comments. */
  after?: ReactNode
  /** The value as text or nodes, for the comparison of two versions. */
  show: (values: Values) => ReactNode
  /** Whether the field is in the narrow column, like switches and tags. */
  side?: boolean
}

/** Reads and writes a kind of content for its page. The calls throw an `ApiError`, as `callApi` does. */
export type Entity<Row extends EditRow, Values extends object> = {
  kind: ContentKind
  /** The path of its list. */
  list: string
  /** Returns the path of a row's page. */
  page: (id: string) => string
  /** The form values of a new row. */
  empty: Values
  /** Returns the form values of a row. */
  valuesOf: (row: Row) => Values
  /** Groups of fields that are merged as one: if two editors changed fields of a group, one of them has to choose. */
  together?: readonly FieldGroup<Values>[]
  /** Creates a row. `requestId` becomes its id, so that a repeated request creates no second one. */
  create: (requestId: string, values: Values) => Promise<Row>
  /** Saves a change if the row still has the loaded version; `values` are all form values. */
  save: (row: EditRow, change: Partial<Values>, values: Values) => Promise<Row>
  /** For kinds that are written in series: the values of the next new row, derived from the saved ones. */
  next?: (saved: Values) => Values
  remove?: (row: Row) => Promise<unknown>
  copy?: (row: Row, requestId: string) => Promise<Row>
}

/** Texts of a kind's page, except for those shared by all kinds. */
export type EditTexts<Row> = {
  /** The `h1`. */
  title: (row: Row | null) => string
  /** The language of a row's title, if it isn't that of the editor. */
  titleLang?: (row: Row) => LangCode
  /** The name of the list, for the link back to it. */
  list: string
  created: string
  saved: string
  deleted?: string
  copied?: string
  /** The question before deletion. The dialog adds that it can't be undone. */
  askDelete?: string
  /** Shown for an unknown id: "Słowo nie istnieje." */
  gone: string
}
