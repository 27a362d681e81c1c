import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { root } from '../packages'

/** A known vulnerability in an installed library. */
export type Vulnerability = { library: string; severity: string; title: string; fixedIn: string; url: string }

/** The vulnerabilities of at least the severity "high", or the reason why the registry couldn't be asked. */
export type LibraryAudit = { vulnerabilities: Vulnerability[] } | { notChecked: string }

type Advisory = {
  module_name: string
  severity: string
  title: string
  patched_versions: string
  url: string
}

/** The severities that fail the audit. */
const SERIOUS = ['high', 'critical']

/** Maximum time for the registry to respond, in ms. */
const TIMEOUT = 120_000

/** Parses the output of `pnpm audit --json`; `null` if it isn't a report. */
function advisoriesIn(output: string): Advisory[] | null {
  try {
    const { advisories }: { advisories?: Record<string, Advisory> } = JSON.parse(output)
    return advisories ? Object.values(advisories) : null
  } catch {
    return null
  }
}

/** Compares all libraries in the lock file with the advisories of a registry, by default the configured one. */
export function auditLibraries(registry?: string): Promise<LibraryAudit> {
  const { config }: { config: { pnpm: string } } = JSON.parse(
    fs.readFileSync(path.join(root, 'package.json'), 'utf8'),
  )
  const options = [
    ...[
      '--yes',
      config.pnpm,
      'audit',
      '--json',
      '--config.fetchRetries=1',
      '--config.fetchRetryMintimeout=1000',
    ],
    ...(registry ? [`--config.registry=${registry}`] : []),
  ]
  return new Promise((resolve) => {
    // The exit code is the same for vulnerabilities and for a failed request, so only the output counts.
    execFile('npx', options, { cwd: root, timeout: TIMEOUT }, (error, stdout, stderr) => {
      const advisories = advisoriesIn(stdout)
      if (advisories === null) {
        const reason = stderr.trim() || stdout.trim() || error?.message || 'no report'
        resolve({ notChecked: reason.replace(/\s*[│×]\s*/g, ' ') })
        return
      }
      resolve({
        vulnerabilities: advisories
          .filter(({ severity }) => SERIOUS.includes(severity))
          .map((each) => ({
            library: each.module_name,
            severity: each.severity,
            title: each.title,
            fixedIn: each.patched_versions,
            url: each.url,
          })),
      })
    })
  })
}
