import type { Api } from '../http/api'
import { adminOnly, withFreeIds } from '../http/policy'
import * as service from './panel-service'
import { anyCompany } from './policies'

/** Company administration for platform admins. */
export function panelRoutes(api: Api): void {
  api.route('listCompanies', adminOnly, ({ db }) => service.listCompanies(db))

  api.route('readCompanyDetails', anyCompany('params.id'), ({ db, object }) =>
    service.showDetails(db, object),
  )

  const adminOnce = withFreeIds(adminOnly, {
    'body.requestId': 'made by the browser, for one company of a request that is sent twice',
  })
  api.route('createCompany', adminOnce, (call) => service.createCompany(call, call.body))

  api.route('updateCompany', anyCompany('params.id'), (call) =>
    service.updateCompany(call, call.object, call.body),
  )
}
