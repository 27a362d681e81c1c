import type { Api } from '../http/api'
import { companyAdmin, companyMember } from './policies'
import * as service from './service'

/** Companies, for their people. */
export function companyRoutes(api: Api): void {
  api.route('getCompany', companyMember('params.id'), ({ db, object }) => service.showCompany(db, object))

  api.route('getCompanyUsers', companyAdmin('params.id'), ({ db, object }) => service.listPeople(db, object))

  api.route('getCompanyAccesses', companyAdmin('params.id'), ({ db, object }) =>
    service.listAccesses(db, object),
  )
}
