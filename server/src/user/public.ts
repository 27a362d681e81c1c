/** What other domains may use of accounts. */
export { extendAccessTo, readAccessesOf } from './access-store'
export { CLOCK_SKEW, type GrantRow, type Grants, grantColumns, grantsFrom, noGrantColumns } from './grants'
export type { AccountNeighbours } from './neighbours'
export { anyAccount } from './policies'
export { findAccount } from './service'
export { accountsBefore, lockAccount, readEmails } from './store'
export { formerOwnerColumn, ownerColumn } from './tables'
