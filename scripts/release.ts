import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { DEVELOPMENT_SHELL } from '@mowka/contract/release-names'
import type {
  ReleaseOutcome,
  ReleasesOverview,
  ReleaseToken,
  RetentionOutcome,
} from '@mowka/contract/schemas/release'
import { buildPackages } from './build/build-packages'
import { type Remote, releasable, root } from './packages'
import { type PlatformClient, platformClient, releaseBuild, request } from './platform/platform-client'
import { command, PlainError, step } from './steps'

/** Number of audit entries and policy reports shown. */
const LINES = 10

/** Aligns columns; the last one can have any length. */
function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? []
  return rows
    .map((row) =>
      row
        .map((cell, at) => (at === row.length - 1 ? cell : cell.padEnd(widths[at] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** `2026-11-16T10:00:00.000Z` → `2026-11-16 10:00`, in UTC like the audit. */
const moment = (iso: string) => iso.slice(0, 16).replace('T', ' ')

const detailOf = (detail: Record<string, unknown>) =>
  Object.entries(detail)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => `${key} ${typeof value === 'object' ? JSON.stringify(value) : value}`)
    .join(', ')

/** Returns the output of `pnpm releases`: live and withdrawn releases, and recent events. */
function releasesTable({ pointers, releases, audit, cspReports }: ReleasesOverview): string {
  const seenOf = (name: string, version: string | null) => {
    const seen = releases.find((each) => each.name === name && each.version === version)?.seen
    return seen && seen.people > 0 ? `${seen.failed}/${seen.people}` : '-'
  }
  const live = columns([
    ['name', 'live', 'failed/seen', 'fall-back', 'canary', 'failed/seen', 'changed (UTC)', 'by'],
    ...pointers.map((each) => [
      each.name,
      each.live,
      seenOf(each.name, each.live),
      each.fallback ?? '-',
      each.canary ? `${each.canary} ${each.canaryPercent} %` : '-',
      seenOf(each.name, each.canary),
      moment(each.updatedAt),
      each.updatedBy,
    ]),
  ])
  const withdrawn = releases
    .filter((each) => each.withdrawnAt)
    .map((each) => [each.name, each.version, moment(each.withdrawnAt ?? ''), each.withdrawnWhy ?? ''])
  const history = audit
    .slice(0, LINES)
    .map((each) => [
      moment(each.at),
      each.who,
      each.what,
      each.name,
      each.version ?? '',
      detailOf(each.detail),
    ])
  const refused = cspReports
    .slice(0, LINES)
    .map((each) => [`${each.count} ×`, each.directive, each.blocked, each.file, moment(each.lastAt)])
  const part = (title: string, rows: string[][]) => (rows.length ? `\n\n${title}\n${columns(rows)}` : '')
  return (
    (pointers.length ? live : 'Nothing is released yet') +
    part('Withdrawn', withdrawn) +
    part('Lately', history) +
    part('Refused by the content security policy', refused)
  )
}

const usage = `pnpm release <remote|shell> [--canary N] [--version x.y.z] [--again] [--alongside remote,remote]
pnpm rollback <remote|shell> [--to x.y.z]
pnpm canary <remote> <percent> [--version x.y.z]
pnpm releases [--json]
pnpm release:token <remote|shell|${DEVELOPMENT_SHELL}> --label <who>  |  --list  |  --revoke <id>
pnpm release:retention [--days N]
All of them: --platform <address>, with the token in MOWKA_RELEASE_TOKEN.`

const { values, positionals } = parse()

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        platform: { type: 'string' },
        canary: { type: 'string' },
        version: { type: 'string' },
        to: { type: 'string' },
        label: { type: 'string' },
        revoke: { type: 'string' },
        days: { type: 'string' },
        again: { type: 'boolean' },
        alongside: { type: 'string' },
        local: { type: 'boolean' },
        list: { type: 'boolean' },
        json: { type: 'boolean' },
      },
    })
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`)
    process.exit(1)
  }
}

const [action = '', name, third] = positionals

/** Returns the remote (or the shell) named in the command, by its name or its folder. */
function wanted(): Remote {
  const found = releasable.find((each) => each.name === name || each.folder === name)
  if (found) return found
  throw new PlainError(`Which package? ${releasable.map((each) => each.name).join(', ')}\n\n${usage}`)
}

/**
 * Returns the name a token is for. Authors of remotes get one for the development shell, which `pnpm dev` releases.
 */
const wantedOfToken = (): string => (name === DEVELOPMENT_SHELL ? name : wanted().name)

function number(given: string | undefined, what: string, least: number, most: number): number {
  const value = Number(given)
  if (given && Number.isInteger(value) && value >= least && value <= most) return value
  throw new PlainError(`${what} must be a whole number from ${least} to ${most}\n\n${usage}`)
}

function say({ name: released, version, unchanged, percent, warnings }: ReleaseOutcome): void {
  for (const warning of warnings) console.log(`Note: ${warning}`)
  const who = percent === 100 ? 'everyone' : percent === 0 ? 'nobody any more' : `${percent} % of learners`
  console.log(
    unchanged
      ? `${released} ${version} already goes to ${who}: nothing changed`
      : `${released} ${version} goes to ${who}`,
  )
}

/**
 * Checks the types of a package. Without this check, an export with the wrong type would only fail when a learner
 * opens it.
 */
async function checkTypes(folder: string): Promise<void> {
  // Results of the last release are reused for whatever hasn't changed since.
  const found = path.join(root, 'node_modules/.cache/mowka/release-types', `${folder}.tsbuildinfo`)
  const { status, stdout } = spawnSync(
    path.join(root, 'node_modules/.bin/tsc'),
    ['--noEmit', '-p', folder, '--incremental', '--tsBuildInfoFile', found],
    { cwd: root, encoding: 'utf8' },
  )
  if (status !== 0) throw new PlainError(`Type errors in ${folder}:\n${stdout}`)
}

async function release(client: PlatformClient): Promise<void> {
  const { folder } = wanted()
  const canaryPercent = values.canary === undefined ? undefined : number(values.canary, '--canary', 1, 99)
  await step(`Checking the types of ${folder}`, () => checkTypes(folder))
  await step(`Building ${folder}`, () => buildPackages([folder]))
  const how = {
    local: values.local,
    version: values.version,
    again: values.again,
    canaryPercent,
    alongside: values.alongside?.split(','),
  }
  say(await step(`Releasing to ${client.url}`, () => releaseBuild(client, folder, how)))
}

async function tokens(client: PlatformClient): Promise<void> {
  const url = `${client.url}/api/platform/tokens`
  if (values.list) {
    const all = await request<ReleaseToken[]>('GET', url, client.token)
    const rows = all.map((each) => [
      each.name,
      each.label,
      each.createdAt.slice(0, 10),
      each.revokedAt ? `ended ${each.revokedAt.slice(0, 10)}` : 'good',
      each.id,
    ])
    console.log(
      rows.length ? columns([['name', 'label', 'since', '', 'id'], ...rows]) : 'There are no tokens',
    )
  } else if (values.revoke) {
    await request('DELETE', `${url}/${encodeURIComponent(values.revoke)}`, client.token)
    console.log('Token revoked')
  } else {
    if (!values.label) throw new PlainError(`--label is required: it says whose token it is\n\n${usage}`)
    const body = { name: wantedOfToken(), label: values.label }
    const { id, token } = await request<{ id: string; token: string }>('POST', url, client.token, body)
    console.log(
      `${token}\nIt can only release ${body.name} and is only shown once. To revoke it: --revoke ${id}`,
    )
  }
}

const actions: Record<string, (client: PlatformClient) => Promise<void>> = {
  release,
  tokens,
  async rollback(client) {
    const url = `${client.url}/api/platform/releases/${wanted().name}/rollback`
    say(await request('POST', url, client.token, { to: values.to }))
  },
  async canary(client) {
    const url = `${client.url}/api/platform/releases/${wanted().name}/canary`
    const percent = number(third, 'The percentage', 0, 100)
    if (values.version) {
      say(await request('POST', url, client.token, { version: values.version, percent }))
      return
    }
    // Names the canary to change, because another command may have started a different one meanwhile.
    const overview = `${client.url}/api/platform/releases`
    const { pointers } = await request<ReleasesOverview>('GET', overview, client.token)
    const canary = pointers.find((each) => each.name === wanted().name)?.canary ?? undefined
    if (canary) console.log(`The canary of ${wanted().name} is ${canary}`)
    say(await request('POST', url, client.token, { canary, percent }))
  },
  async list(client) {
    const overview = await request<ReleasesOverview>(
      'GET',
      `${client.url}/api/platform/releases`,
      client.token,
    )
    console.log(values.json ? JSON.stringify(overview, null, 2) : releasesTable(overview))
  },
  async retention(client) {
    const days = values.days === undefined ? undefined : number(values.days, '--days', 1, 3650)
    const url = `${client.url}/api/platform/retention`
    const removed = await request<RetentionOutcome>('POST', url, client.token, { days })
    for (const each of removed.releases) console.log(`Removed ${each.name} ${each.version}`)
    console.log(`${removed.releases.length} releases and ${removed.files} files removed`)
  },
}

/** Release commands: see docs/operations.md. */
command(async () => {
  const run = Object.hasOwn(actions, action) ? actions[action] : undefined
  if (!run) throw new PlainError(usage)
  await run(platformClient(values.platform))
})
