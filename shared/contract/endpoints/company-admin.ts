import type { Endpoints } from '../endpoint'

/** The panel's companies. */
export const companyAdminEndpoints = {
  listCompanies: { call: 'GET /admin/companies', shows: ['company'] },
  readCompanyDetails: { call: 'GET /admin/companies/:id', shows: ['company'] },
  createCompany: { call: 'POST /admin/companies', touches: ['company'] },
  updateCompany: { call: 'PUT /admin/companies/:id', touches: ['company'] },
} as const satisfies Endpoints
