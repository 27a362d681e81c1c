import { z } from 'zod'

/** A CSP violation, without anything about the person or the page. */
export type CspReport = { directive: string; blocked: string; file: string }

/** The `report-uri` format. */
const Classic = z.object({
  'csp-report': z.object({
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
    'blocked-uri': z.string().optional(),
    'source-file': z.string().optional(),
  }),
})

/** The Reporting API's format with several reports. */
const Modern = z.array(
  z.object({
    type: z.string(),
    body: z.object({
      effectiveDirective: z.string().optional(),
      blockedURL: z.string().optional(),
      sourceFile: z.string().nullish(),
    }),
  }),
)

/** Reduces a URL to its origin, because URLs may contain names and tokens; keywords such as `inline` stay. */
function originOf(blocked: string): string {
  try {
    const { origin, protocol } = new URL(blocked)
    return origin === 'null' ? protocol.slice(0, -1) : origin
  } catch {
    return /^[a-z-]{1,40}$/.test(blocked) ? blocked : 'unknown'
  }
}

/** Returns the path of one of our own files; empty for any other source. */
function ownFile(source: string | null | undefined): string {
  try {
    return /^\/remotes\/[a-z0-9-]+\/[\w.-]+$/.exec(new URL(source ?? '').pathname)?.[0] ?? ''
  } catch {
    return ''
  }
}

/** Browser extensions modify pages, so their violations aren't ours. */
const isExtension = (source: string | null | undefined) => /^[a-z-]*-?extension:/.test(source ?? '')

/** Maximum length of a stored text in characters: together they form a key, and anyone may send reports. */
const LENGTH = 200

const one = (directive = '', blocked = '', source: string | null | undefined): CspReport[] => {
  const name = /^[a-z-]{1,40}/.exec(directive)?.[0]
  if (!name || isExtension(source) || isExtension(blocked)) return []
  return [
    {
      directive: name,
      blocked: originOf(blocked).slice(0, LENGTH),
      file: ownFile(source).slice(0, LENGTH),
    },
  ]
}

/** Parses a browser's report in either format. Returns an empty list for an invalid or irrelevant one. */
export function readCspReports(body: unknown): CspReport[] {
  const classic = Classic.safeParse(body)
  if (classic.success) {
    const report = classic.data['csp-report']
    return one(
      report['effective-directive'] ?? report['violated-directive'],
      report['blocked-uri'],
      report['source-file'],
    )
  }
  const modern = Modern.safeParse(body)
  if (!modern.success) return []
  return modern.data
    .filter((report) => report.type === 'csp-violation')
    .slice(0, 10)
    .flatMap(({ body: { effectiveDirective, blockedURL, sourceFile } }) =>
      one(effectiveDirective, blockedURL, sourceFile),
    )
}
