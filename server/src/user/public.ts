/** Account functions for other domains. */
export {
  type GrantedMonths,
  grantDays,
  grantMonths,
  readGrantsOf,
  readGrantsOfPerson,
  restoreMonths,
  revokeMonths,
} from './access-grants'
export { extendAccessTo, readAccessesOf, readPeriods } from './access-store'
export {
  accountsCreated,
  endingAccesses,
  hiddenFromRanking,
  isHiddenFromRanking,
  nicknameOf,
  readAccountFigures,
  readFirstAccounts,
  refuseNotifications,
  remindableAccounts,
  runningGrants,
  trialAt,
  trialsBegun,
} from './account-queries'
export { accounts, deleteOldMarks, identityMark, markDeleted, markDeletedAtProvider } from './accounts'
export { callerRead, findCallerOnly, verifiedEmailOf } from './caller'
export { CLOCK_SKEW, type Grants, grantsAt, lastEnd, openUntil } from './grants'
export { anyAccount } from './policies'
export type { AccountPorts } from './ports'
export {
  accountsBefore,
  deleteUser,
  findUsers,
  lockAccount,
  lockUser,
  readEmails,
  readUser,
  setConfirmationsSent,
  type UserRow,
} from './store'
export { formerOwnerColumn, ownerColumn } from './tables'
