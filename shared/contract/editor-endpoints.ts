import { companyAdminEndpoints } from './endpoints/company'
import { batchEndpoints } from './endpoints/editor/batch'
import { catalogEndpoints } from './endpoints/editor/catalog'
import { contentImportEndpoints } from './endpoints/editor/content'
import { exerciseEndpoints, refusedAnswerEndpoints } from './endpoints/editor/exercise'
import { hintEndpoints } from './endpoints/editor/hint'
import { historyEndpoints } from './endpoints/editor/history'
import { insightEndpoints } from './endpoints/editor/insights'
import { mediaEndpoints } from './endpoints/editor/media'
import { jobEndpoints, statisticsEndpoints } from './endpoints/editor/operations'
import { peopleEndpoints } from './endpoints/editor/people'
import { popupAdminEndpoints } from './endpoints/editor/popup'
import { reviewEndpoints } from './endpoints/editor/review'
import { searchEndpoints } from './endpoints/editor/search'
import { couponAdminEndpoints, orderAdminEndpoints } from './endpoints/editor/shop'
import { giftCardAdminEndpoints } from './endpoints/gift-card'
import { releaseAdminEndpoints } from './endpoints/platform'

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
  ...reviewEndpoints,
  ...searchEndpoints,
  ...batchEndpoints,
  ...giftCardAdminEndpoints,
  ...orderAdminEndpoints,
  ...couponAdminEndpoints,
  ...peopleEndpoints,
  ...statisticsEndpoints,
  ...insightEndpoints,
  ...jobEndpoints,
  ...releaseAdminEndpoints,
} as const

export type EditorEndpoints = typeof editorEndpoints
