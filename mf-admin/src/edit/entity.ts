import type { ContentKind } from '@mowka/contract/schemas/history'
import type { ReactNode } from 'react'
import type { FieldGroup } from './merge'

/** What every row that editors keep has. */
export type EditRow = { _id: string; version: number }

/** One field of a form. Fields are made with the builders of `fields`, or with `ownField`. */
export type EditField<Values> = {
  name: keyof Values & string
  label: string
  /** The control. */
  input: ReactNode
  /** The value in words, for two versions next to each other. */
  show: (values: Values) => ReactNode
  /** In the narrow column: switches, tags. */
  side?: boolean
}

/**
 * A kind of content as its page writes it. The calls throw an `ApiError`; `callApi` does. One object a kind, next to its
 * page.
 */
export type Entity<Row extends EditRow, Values extends object> = {
  kind: ContentKind
  /** The path of its list. */
  list: string
  /** The path of the page of a row. */
  page: (id: string) => string
  /** What a new one has before anyone types. */
  empty: Values
  /** What the form shows of a row. */
  valuesOf: (row: Row) => Values
  /** Fields that two editors cannot change apart from one another: of two changes someone has to choose. */
  together?: readonly FieldGroup<Values>[]
  /** Makes a row. `requestId` is its id, so that a request that is sent twice makes one. */
  create: (requestId: string, values: Values) => Promise<Row>
  /** Writes what has changed, if the row is still in the version that the editor has seen; `values` are all of them. */
  save: (row: EditRow, change: Partial<Values>, values: Values) => Promise<Row>
  remove?: (row: Row) => Promise<unknown>
  copy?: (row: Row, requestId: string) => Promise<Row>
}

/** The words of the page of a kind; those that are the same everywhere are the kit's. */
export type EditTexts<Row> = {
  /** The `h1`. */
  title: (row: Row | null) => string
  /** The list, on the link back to it. */
  list: string
  created: string
  saved: string
  deleted?: string
  copied?: string
  /** Asked before it is deleted; that it cannot be undone is said below. */
  askDelete?: string
  /** There is no such row: "Słowo nie istnieje." */
  gone: string
}
