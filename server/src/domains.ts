import { courseRoutes } from './course/routes'
import type { Api } from './http/api'
import type { Services } from './services'
import { userRoutes } from './user/routes'

/** Every domain of the API. */
export function registerDomains(api: Api, services: Services): void {
  userRoutes(api, services)
  courseRoutes(api, services)
}
