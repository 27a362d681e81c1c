/** What other domains may use of accounts. */
export { extendAccessTo, readAccessesOf } from './access-store'
export { accounts } from './accounts'
export { callerRead, findCallerOnly } from './caller'
export { CLOCK_SKEW, type Grants, grantsAt } from './grants'
export type { AccountNeighbours } from './neighbours'
export { anyAccount } from './policies'
export { accountsBefore, lockAccount, readEmails } from './store'
export { formerOwnerColumn, ownerColumn } from './tables'
