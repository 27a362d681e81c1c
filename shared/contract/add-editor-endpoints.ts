// By its name, because the shell may provide the table.
import { endpoints } from '@mowka/contract/endpoints'
import { type EditorEndpoints, editorEndpoints } from './editor-endpoints'

declare module './endpoints' {
  interface Endpoints extends EditorEndpoints {}
}

/** Adds the panel's calls to this bundle's endpoint table, and to its type. The panel imports this file first. */
Object.assign(endpoints, editorEndpoints)
