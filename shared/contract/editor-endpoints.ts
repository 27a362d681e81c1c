import { batchEndpoints } from './endpoints/batch'
import { catalogEndpoints } from './endpoints/catalog'
import { companyAdminEndpoints } from './endpoints/company-admin'
import { contentImportEndpoints } from './endpoints/content-import'
import { exerciseEndpoints } from './endpoints/exercise'
import { giftCardAdminEndpoints } from './endpoints/gift-card'
import { hintEndpoints } from './endpoints/hint'
import { historyEndpoints } from './endpoints/history'
import { jobEndpoints } from './endpoints/job'
import { mediaEndpoints } from './endpoints/media'
import { releaseAdminEndpoints } from './endpoints/platform'
import { popupAdminEndpoints } from './endpoints/popup'
import { refusedAnswerEndpoints } from './endpoints/refused-answer'
import { statisticsEndpoints } from './endpoints/statistics'

/**
 * The calls that only the editors' panel makes. They travel with the panel (`add-editor-endpoints`) and not with every
 * page. Mark `describeList` here as pure: what is not used then leaves the bundles of the others.
 */
export const editorEndpoints = {
  ...catalogEndpoints,
  ...companyAdminEndpoints,
  ...exerciseEndpoints,
  ...refusedAnswerEndpoints,
  ...hintEndpoints,
  ...contentImportEndpoints,
  ...popupAdminEndpoints,
  ...mediaEndpoints,
  ...historyEndpoints,
  ...batchEndpoints,
  ...giftCardAdminEndpoints,
  ...statisticsEndpoints,
  ...jobEndpoints,
  ...releaseAdminEndpoints,
} as const

export type EditorEndpoints = typeof editorEndpoints
