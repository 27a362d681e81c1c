import type { Endpoints } from '../endpoint'

export const companyEndpoints = {
  getCompany: { call: 'GET /company/:id', shows: ['company'] },
  getCompanyUsers: { call: 'GET /company/:id/users', shows: ['company'] },
  getCompanyAccesses: { call: 'GET /company/:id/accesses', shows: ['company'] },
} as const satisfies Endpoints
