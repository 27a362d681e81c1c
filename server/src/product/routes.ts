import type { Api } from '../http/api'
import type { Services } from '../services'
import { listProducts } from './service'

/** Plans on sale. */
export function productRoutes(api: Api, { db }: Services): void {
  api.route('getProducts', 'public', () => listProducts(db))
}
