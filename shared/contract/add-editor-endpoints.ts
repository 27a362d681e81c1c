import { editorEndpoints } from './editor-endpoints'
import { endpoints } from './endpoints'

/** Adds the calls of the editors' panel to the table of this bundle; the panel imports this first. */
Object.assign(endpoints, editorEndpoints)
