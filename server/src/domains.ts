import { attemptRoutes } from './attempt/routes'
import { companyRoutes } from './company/routes'
import { courseRoutes } from './course/routes'
import type { Api } from './http/api'
import { importRoutes } from './import/routes'
import { popupRoutes } from './popup/routes'
import { productRoutes } from './product/routes'
import { progressRoutes } from './progress/routes'
import { recordingRoutes } from './recording/routes'
import type { Services } from './services'
import { trackingRoutes } from './tracking/routes'
import { userRoutes } from './user/routes'
import { vocabularyRoutes } from './vocabulary/routes'

/** Every domain of the API. */
export function registerDomains(api: Api, services: Services): void {
  userRoutes(api, services)
  courseRoutes(api, services)
  recordingRoutes(api, services)
  productRoutes(api, services)
  companyRoutes(api, services)
  popupRoutes(api, services)
  trackingRoutes(api, services)
  vocabularyRoutes(api, services)
  importRoutes(api, services)
  progressRoutes(api, services)
  attemptRoutes(api, services)
}
