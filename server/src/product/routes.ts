import type { Api } from '../http/api'
import { anyone } from '../http/policy'
import type { Services } from '../services'
import { listProducts } from './service'

/** Plans on sale. */
export function productRoutes(api: Api, { db }: Services): void {
  api.route(
    'getProducts',
    anyone('plans are shown to people without an account (S-AUTH-04, C30)'),
    ({ now }) => listProducts(db, now),
  )
}
