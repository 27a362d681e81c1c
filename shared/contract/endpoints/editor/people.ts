import type { Endpoints } from '../../endpoint'

/** Minimum length of a search for people, so that nobody browses accounts. */
export const MIN_PERSON_SEARCH = 4

/** Looking up people and helping them. Every read and every change is recorded in the audit log. */
export const peopleEndpoints = {
  /** Finds accounts by the beginning of their email address, or by their whole id. */
  findPeople: { call: 'GET /admin/people', shows: ['people'] },
  getPerson: { call: 'GET /admin/people/:id', shows: ['people', 'access', 'sales', 'progress'] },
  /** The state of the account at the identity provider. */
  getPersonIdentity: { call: 'GET /admin/people/:id/identity', shows: ['people'] },
  getPersonRoles: { call: 'GET /admin/people/:id/roles', shows: ['people'] },
  setPersonRoles: { call: 'PUT /admin/people/:id/roles', touches: ['people'] },
  prolongAccess: { call: 'POST /admin/people/:id/access', touches: ['people', 'access'] },
  resendVerification: { call: 'POST /admin/people/:id/verification', touches: ['people'] },
  /** Sends the confirmation of a paid order again, to its buyer's address. */
  resendConfirmation: { call: 'POST /admin/orders/:id/confirmation', touches: ['people'] },
  startPersonExport: { call: 'POST /admin/people/:id/data-export', touches: ['people', 'dataExport'] },
  /** Deletes the account like its owner's own deletion. */
  deletePerson: { call: 'POST /admin/people/:id/deletion', touches: ['people'] },
} as const satisfies Endpoints
