import type { Endpoints } from '../endpoint'

export const commerceEndpoints = {
  getProducts: { call: 'GET /product', shows: ['plans'], kept: true },
} as const satisfies Endpoints
