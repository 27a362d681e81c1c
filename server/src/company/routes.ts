import type { Api } from '../http/api'
import { signedIn } from '../http/policy'
import type { Services } from '../services'
import * as service from './service'

/** Companies. Who may see one is decided by its own list of people. */
export function companyRoutes(api: Api, { db }: Services): void {
  api.route('getCompany', signedIn, ({ person, params }) => service.readCompany(db, person, params.id))

  api.route('getCompanyUsers', signedIn, ({ person, params }) => service.readPeople(db, person, params.id))

  api.route('getCompanyAccesses', signedIn, ({ person, params }) =>
    service.readAccesses(db, person, params.id),
  )
}
