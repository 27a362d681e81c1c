import { z } from 'zod'

/** What a page refused, without anything about the person or the page. */
export type CspReport = { directive: string; blocked: string; file: string }

/** The `report-uri` form. */
const Classic = z.object({
  'csp-report': z.object({
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
    'blocked-uri': z.string().optional(),
    'source-file': z.string().optional(),
  }),
})

/** The Reporting API's form: several at once. */
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

/** Addresses can hold names and tokens, so only their origin is kept; words like `inline` stay. */
function originOf(blocked: string): string {
  try {
    const { origin, protocol } = new URL(blocked)
    return origin === 'null' ? protocol.slice(0, -1) : origin
  } catch {
    return /^[a-z-]{1,40}$/.test(blocked) ? blocked : 'unknown'
  }
}

/** Of our own files the name; nothing of anyone else's. */
function ownFile(source: string | null | undefined): string {
  try {
    return /^\/remotes\/[a-z0-9-]+\/[\w.-]+$/.exec(new URL(source ?? '').pathname)?.[0] ?? ''
  } catch {
    return ''
  }
}

/** Browser extensions put their own things into pages; that says nothing about us. */
const isExtension = (source: string | null | undefined) => /^[a-z-]*-?extension:/.test(source ?? '')

/** The longest text that is kept, in characters: together they are a key, and anyone may send a report. */
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

/** Reads a browser's report in either form. Empty for an invalid one or one that does not concern us. */
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
