import { command, PlainError, step } from '../steps'
import { auditLibraries } from './library-audit'

/** Exit code if the registry couldn't be asked, so that a pipeline can tell it from vulnerabilities (1). */
const NOT_CHECKED = 2

/**
 * `pnpm audit:libraries`: compares all installed libraries with the registry's advisories. Fails with 1 for known
 * vulnerabilities of the severity high or critical, and with 2 if the registry couldn't be asked.
 */
command(async () => {
  const audit = await step('Asking the registry for vulnerabilities', () => auditLibraries())
  if ('notChecked' in audit) {
    console.error(`Not checked, because the registry gave no report: ${audit.notChecked}`)
    process.exitCode = NOT_CHECKED
    return
  }
  if (audit.vulnerabilities.length > 0) {
    const lines = audit.vulnerabilities.map(
      ({ library, severity, title, fixedIn, url }) =>
        `${library} (${severity}): ${title}; fixed in ${fixedIn}, ${url}`,
    )
    throw new PlainError(lines.join('\n'))
  }
  console.log('No known vulnerabilities of the severity high or critical')
})
