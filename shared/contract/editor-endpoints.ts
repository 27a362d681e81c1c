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
 * The calls of the editors' panel only, bundled with it (`add-editor-endpoints`) and not with other pages. Mark
 * `describeList` as pure here, so that bundlers drop unused lists.
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
