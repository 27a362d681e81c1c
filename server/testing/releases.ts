import { createHash } from 'node:crypto'
import type { ReleaseManifest, ReleaseOutcome, ReleasesOverview } from '@mowka/contract/schemas/release'
import { ROOT_TOKEN, type TestApi } from './test-api'

/** Sources of a test build by file name. */
export type Sources = Record<string, string>

/** Creates the manifest of these files, like a build. */
export function manifestOf(
  name: string,
  version: string,
  files: Sources,
  change: Partial<ReleaseManifest> = {},
): ReleaseManifest {
  const [entry = ''] = Object.keys(files)
  return {
    name,
    version,
    entry,
    files: Object.entries(files).map(([path, text]) => ({
      path,
      integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
      size: Buffer.byteLength(text),
    })),
    kernelRange: '^1.0.0',
    pages: {},
    widgets: {},
    texts: {},
    needs: {},
    shared: [],
    ...change,
  }
}

/** The files of a remote; their content includes the version. */
export const remoteFiles = (name: string, version: string): Sources => ({
  [`remoteEntry.${version}.js`]: `entry of ${name} ${version}`,
  'page-courses.one.js': `the same in every version of ${name}`,
})

/** The manifest of a remote with one page. */
export const remoteManifest = (name: string, version: string, change: Partial<ReleaseManifest> = {}) =>
  manifestOf(name, version, remoteFiles(name, version), {
    pages: { courses: ['page-courses.one.js'] },
    shared: [{ name: 'react', version: '^19.3.0' }],
    ...change,
  })

/** The manifest of a shell with two routes to pages of learning, and one to a page that doesn't exist. */
export const shellManifest = (
  version: string,
  change: Partial<ReleaseManifest> = {},
  kernelVersion = '1.0.0',
) =>
  manifestOf(
    'shell',
    version,
    { [`main.${version}.js`]: `shell ${version}` },
    {
      shared: [{ name: 'react', version: '19.3.1' }],
      shell: {
        kernelVersion,
        routes: [
          { name: 'courses', path: '/course', remote: 'learning', page: 'courses' },
          { name: 'courseDetails', path: '/course/:courseId', remote: 'learning', page: 'courses' },
          { name: 'plans', path: '/plans', remote: 'commerce', page: 'plans' },
        ],
        scripts: [`main.${version}.js`],
        styles: [],
      },
      ...change,
    },
  )

/** The response to a release command. */
export type Answer<Body> = {
  status: number
  body: Body & { code?: string; errors?: { path: string; message: string }[] }
}

/** Release commands over the API. */
export function releaseCommands({ app }: TestApi) {
  let calls = 0
  async function send<Body = ReleaseOutcome>(
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    payload?: unknown,
    token: string | null = ROOT_TOKEN,
  ): Promise<Answer<Body>> {
    const response = await app.inject({
      method,
      url: `/api/platform/${url}`,
      // Avoids the rate limit per address.
      remoteAddress: `10.0.${calls++ % 250}.1`,
      headers: token ? { authorization: `Bearer ${token}` } : {},
      ...(payload === undefined ? {} : { payload: payload as object }),
    })
    return { status: response.statusCode, body: JSON.parse(response.body || '{}') }
  }
  /** Releases a manifest with its default files or with others. */
  const release = (
    manifest: ReleaseManifest,
    { files, token, ...rest }: { files?: Sources; token?: string; [option: string]: unknown } = {},
  ) => {
    const sources =
      files ??
      (manifest.shell
        ? { [manifest.entry]: `shell ${manifest.version}` }
        : remoteFiles(manifest.name, manifest.version))
    const base64 = Object.fromEntries(
      Object.entries(sources).map(([path, text]) => [path, Buffer.from(text).toString('base64')]),
    )
    return send('POST', `releases/${manifest.name}`, { manifest, files: base64, ...rest }, token)
  }
  return {
    send,
    release,
    canary: (name: string, percent: number, version?: string, canary?: string) =>
      send('POST', `releases/${name}/canary`, { percent, version, canary }),
    rollback: (name: string, to?: string) => send('POST', `releases/${name}/rollback`, { to }),
    overview: async () => (await send<ReleasesOverview>('GET', 'releases')).body,
    /** Returns the served versions of a name, as pages get them. */
    async live(name: string) {
      const response = await app.inject({ url: '/api/platform/registry' })
      const entry = response.json().registry[name]
      return {
        live: entry?.live.version,
        fallback: entry?.fallback?.version ?? null,
        canary: entry?.canary ? [entry.canary.version, entry.canary.percent] : null,
        salt: entry?.salt,
      }
    },
  }
}
