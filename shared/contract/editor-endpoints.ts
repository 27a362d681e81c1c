import { catalogEndpoints } from './endpoints/catalog'
import { companyAdminEndpoints } from './endpoints/company-admin'
import { exerciseEndpoints } from './endpoints/exercise'
import { historyEndpoints } from './endpoints/history'
import { mediaEndpoints } from './endpoints/media'

/**
 * The calls that only the editors' panel makes. They travel with the panel (`add-editor-endpoints`) and not with every
 * page. Mark `describeList` here as pure: what is not used then leaves the bundles of the others.
 */
export const editorEndpoints = {
  ...catalogEndpoints,
  ...companyAdminEndpoints,
  ...exerciseEndpoints,
  ...mediaEndpoints,
  ...historyEndpoints,
} as const

export type EditorEndpoints = typeof editorEndpoints
