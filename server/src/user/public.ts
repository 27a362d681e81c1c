/** What other domains may use of accounts. */
export { type GrantRow, type Grants, grantColumns, grantsFrom, noGrantColumns } from './grants'
export type { AccountNeighbours } from './neighbours'
export { findAccount } from './service'
export { accountsBefore, extendAccessTo, lockAccount, readAccessesOf } from './store'
export { formerOwnerColumn, ownerColumn } from './tables'
