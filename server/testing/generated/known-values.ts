import { allEndpoints, type CallName } from '@mowka/contract/all-endpoints'
import type { Endpoint } from '@mowka/contract/endpoint'
import type { ListDescription, ListFilter } from '@mowka/contract/list'
import { sampleLibrary } from '../library'
import { createOtherUsersObjects } from '../other-users/all'
import type { ObjectsOfKind } from '../other-users/fixture'
import { manifestOf, releaseCommands, shellManifest } from '../releases'
import type { TestApi } from '../test-api'
import type { KnownValues } from './json-arbitrary'

/** Objects on the server that generated requests can refer to. */
export type KnownWorld = {
  /** Preferred values for the string properties of a call. */
  valuesFor: (name: CallName) => KnownValues
  /** Complete bodies that can't be generated. */
  bodiesFor: (name: CallName) => readonly unknown[]
}

/** Creates objects of every kind, two releases and a token, and returns their ids. */
export async function makeKnownWorld(t: TestApi): Promise<KnownWorld> {
  const kinds = await createOtherUsersObjects(t)
  const { release, send } = releaseCommands(t)
  const build = (version: string) => ({ manifest: manifestOf('learning', version, sources(version)) })
  await release(shellManifest('1.0.0'))
  for (const version of ['1.0.0', '1.1.0']) {
    await release(build(version).manifest, { files: sources(version) })
  }
  const { body: token } = await send<{ id: string }>('POST', 'tokens', { name: 'learning', label: 'team' })

  const common: KnownValues = {
    sourceLang: ['PL'],
    targetLang: ['ENG'],
    name: ['learning', 'shell'],
    version: ['1.0.0', '1.1.0'],
    to: ['1.0.0', '1.1.0'],
    plan: ['MONTHLY_SUBSCRIPTION_1:PL'],
    languages: ['ENG', 'DE'],
    createdAt: ['2026-11-16T09:59:00.000Z', '2026-11-16T10:00:00.000Z'],
    expireAt: ['2027-06-30'],
  }
  const bodies: Partial<Record<CallName, readonly unknown[]>> = {
    importContent: [sampleLibrary()],
    uploadRelease: ['1.1.0', '1.2.0', '2.0.0'].map((version) => ({
      ...build(version),
      files: Object.fromEntries(
        Object.entries(sources(version)).map(([file, text]) => [file, Buffer.from(text).toString('base64')]),
      ),
    })),
  }

  return {
    bodiesFor: (name) => bodies[name] ?? [],
    valuesFor(name) {
      const known: Record<string, readonly string[]> = { ...common, ...listValues(name, kinds) }
      if (name === 'revokeReleaseToken') known.id = [token.id]
      for (const { kind, at } of t.api.registered.get(name)?.objects ?? []) {
        const objects = kinds.get(kind)
        if (!objects) continue
        const { mine, others } = objects
        // Mostly the learner's own, because calls with several ids need related objects.
        const all = [mine, ...others.flatMap((each) => [mine, mine, mine, each])]
        known[at.split('.').pop() ?? ''] = all.map(({ id }) => id)
        for (const { args } of all) {
          for (const [key, value] of Object.entries({ ...args })) known[key] = [...(known[key] ?? []), value]
        }
      }
      return known
    },
  }
}

/** The files of a remote's build. */
const sources = (version: string) => ({ [`remoteEntry.${version}.js`]: `entry of ${version}` })

/** Filters and sort orders of a list. */
function listValues(name: CallName, kinds: ReadonlyMap<string, ObjectsOfKind>): KnownValues {
  const endpoint: Endpoint = allEndpoints[name]
  const list: ListDescription | undefined = 'list' in endpoint ? endpoint.list : undefined
  if (!list) return {}
  const ids = [...kinds.values()].map(({ mine }) => mine.id)
  const valuesOf = (filter: ListFilter): readonly string[] => {
    if (filter.kind === 'choice') return filter.values
    if (filter.kind === 'id') return ids
    return filter.kind === 'flag' ? ['true', 'false'] : ['ENG', 'a']
  }
  return {
    filters: Object.entries(list.filters).flatMap(([key, filter]) =>
      valuesOf(filter).map((value) => `${key}:${encodeURIComponent(value)}`),
    ),
    sort: list.sort.flatMap((field) => [`${field}:asc`, `${field}:desc`]),
  }
}
