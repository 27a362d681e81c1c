import { createHash } from 'node:crypto'
import type pg from 'pg'

const REMOTES = ['learning', 'trainers', 'vocabulary', 'commerce', 'admin', 'company']
const FILES = 30

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

function manifestOf(name: string) {
  const files = Array.from({ length: FILES }, (_, at) => {
    const path = `part-${at}.${createHash('md5').update(`${name} ${at}`).digest('hex').slice(0, 16)}.js`
    return { path, integrity: integrityOf(path), size: 10_000 + at }
  })
  const paths = files.map(({ path }) => path)
  const page = (at: number) => paths.slice(at, at + 2)
  return {
    name,
    version: '1.0.0',
    entry: paths[0],
    files,
    kernelRange: '^2.0.0',
    pages: Object.fromEntries(
      ['courses', 'details', 'profile', 'lesson'].map((each, at) => [each, page(at * 2)]),
    ),
    widgets: {},
    texts: { pl: [paths[20]], en: [paths[21]] },
    needs: {},
    shared: [],
    ...(name === 'shell'
      ? {
          shell: {
            scripts: paths.slice(0, 3),
            styles: [],
            routes: [{ name: 'courses', path: '/course', remote: 'learning', page: 'courses' }],
            kernelVersion: '2.0.0',
          },
        }
      : {}),
  }
}

/** Inserts realistically sized releases of the shell and of each remote, so that the page can be served. */
export async function fillReleases(client: pg.Client): Promise<void> {
  for (const name of ['shell', ...REMOTES]) {
    await client.query(
      `insert into releases (name, version, manifest, content_hash, created_by) values ($1, '1.0.0', $2, $1, 'bench')`,
      [name, manifestOf(name)],
    )
    await client.query(
      `insert into release_pointers (name, live, salt, updated_by) values ($1, '1.0.0', 'salt', 'bench')`,
      [name],
    )
  }
}
