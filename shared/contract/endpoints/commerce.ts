import type { Endpoints } from '../endpoint'

export const commerceEndpoints = {
  getProducts: { call: 'GET /product', shows: ['plans'] },
} as const satisfies Endpoints
