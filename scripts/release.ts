import { buildPackages } from './build-packages'
import { releasable } from './packages'
import { platformClient, type ReleaseOutcome, releaseBuild, request } from './platform-client'
import { command, PlainError, step } from './steps'

const [action, name, ...rest] = process.argv.slice(2)

function folderOf(remote: string | undefined): string {
  const found = releasable.find((each) => each.name === remote || each.folder === remote)
  if (!found) throw new PlainError(`Which one? ${releasable.map((each) => each.name).join(', ')}`)
  return found.folder
}

const say = ({ name: released, version, unchanged }: ReleaseOutcome) =>
  console.log(
    unchanged ? `${released} ${version} is live already: nothing changed` : `${released} ${version} is live`,
  )

/** `pnpm release|rollback <remote>`, `pnpm releases`: see docs/operations.md. */
command(async () => {
  const client = platformClient(rest)
  if (action === 'release') {
    const folder = folderOf(name)
    await step(`Building ${folder}`, () => buildPackages([folder]))
    say(await step('Releasing', () => releaseBuild(client, folder, rest.includes('--local'))))
  } else if (action === 'rollback') {
    const at = rest.indexOf('--to')
    const to = at >= 0 ? rest[at + 1] : undefined
    const remote = folderOf(name).replace(/^mf-/, '')
    say(await request('POST', `${client.url}/api/platform/releases/${remote}/rollback`, client.token, { to }))
  } else {
    throw new PlainError(`Unknown: ${action}`)
  }
})
