import { owned, ownedThrough, type PersonalTable } from '../database/personal-data'
import { orderLines, orders } from './tables'

const deletion: PersonalTable['deletion'] = {
  how: 'kept',
  because: 'tax law asks to keep sales for years; what was never paid loses its buyer after a month',
}

/** Orders of a person. */
export const orderPersonal: PersonalTable[] = [
  { ...owned(orders, 'orders'), deletion },
  {
    ...ownedThrough({ column: orderLines.orderId, parent: orders, id: orders.id }, 'orderLines'),
    deletion,
  },
]
