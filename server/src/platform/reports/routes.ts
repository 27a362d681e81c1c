import type { Config } from '../../config'
import type { Api } from '../../http/api'
import { anyone, signedIn } from '../../http/policy'
import { ProblemError } from '../../http/problem'
import { readCspReports } from './csp-report'
import { reportFailure, reportLoad } from './failure-service'
import { saveCspReport } from './store'

/** Maximum size of a report in bytes; it contains only a release and a kind of failure. */
const REPORT_LIMIT = 1024
/** Reports per person and minute: every release of every remote, in several tabs. */
const REPORTS_PER_MINUTE = 600
/** Maximum size of CSP reports in bytes; browsers batch several violations. */
const CSP_LIMIT = 16 * 1024
const CSP_REPORTS_PER_MINUTE = 60

/** Reports from browsers: loaded and failed releases (of signed-in users), and CSP violations. */
export function reportRoutes(api: Api, { witnessHours }: Pick<Config, 'witnessHours'>): void {
  const limits = { bodyLimit: REPORT_LIMIT, callsPerMinute: REPORTS_PER_MINUTE }

  api.route(
    'reportFailure',
    signedIn,
    ({ db, now, person, body }) => reportFailure({ db, now: () => now, witnessHours }, body, person.userId),
    limits,
  )

  api.route(
    'reportLoad',
    signedIn,
    ({ db, now, person, body }) => reportLoad({ db, now: () => now }, body, person.userId),
    limits,
  )

  api.route(
    'reportCsp',
    anyone('browsers send CSP reports without a token'),
    async ({ db, now, body }) => {
      for (const report of readCspReports(parsed(body))) await saveCspReport(db, report, now)
    },
    { bodyLimit: CSP_LIMIT, callsPerMinute: CSP_REPORTS_PER_MINUTE },
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ProblemError(400, 'INVALID_JSON', 'The report is not JSON')
  }
}
