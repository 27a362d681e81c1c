import type { Endpoints } from '../endpoint'

export const companyEndpoints = {
  getCompany: { call: 'GET /company/:id', shows: ['company'] },
  getCompanyUsers: { call: 'GET /company/:id/users', shows: ['company'] },
  getCompanyAccesses: { call: 'GET /company/:id/accesses', shows: ['company'] },
  getCompanyStats: { call: 'GET /company/:id/stats', shows: ['company'] },
  inviteUsers: { call: 'POST /company/:id/invite-users', touches: ['company'] },
  resendInvitation: { call: 'POST /company/:id/resend-invitation', touches: ['company'] },
  detachUser: { call: 'POST /company/:id/detach', touches: ['company'] },
  assignAccess: { call: 'POST /company/:id/assign-access-to-user', touches: ['company'] },
  changeCompanyUsers: { call: 'POST /company/:id/change-users', touches: ['company'] },
  redeemAccessCode: { call: 'POST /company/redeem-company-access-code', touches: ['company', 'access'] },
  setAccessCode: { call: 'POST /company/set-cac', touches: [] },
  getAccessCode: { call: 'GET /company/get-cac', inStore: true },
} as const satisfies Endpoints

/** The panel's companies. */
export const companyAdminEndpoints = {
  listCompanies: { call: 'GET /admin/companies', shows: ['company'] },
  readCompanyDetails: { call: 'GET /admin/companies/:id', shows: ['company'] },
  createCompany: { call: 'POST /admin/companies', touches: ['company'] },
  updateCompany: { call: 'PUT /admin/companies/:id', touches: ['company'] },
} as const satisfies Endpoints
