import fs from 'node:fs'
import path from 'node:path'
import { rspack } from '@rspack/core'
import { COMPILED_ON_ARRIVAL } from './base'
import { remoteBuild } from './remote'

/**
 * Builds a remote with one page, whose source is the first argument. Prints JSON: the errors, or the release, the
 * scripts that are compiled during the download, and the modules whose ids depend on the folder of the workspace. A
 * separate program, because the bundler doesn't run inside Jest.
 */
const folder = fs.mkdtempSync(path.join(import.meta.dirname, 'node_modules/.cache-build-'))
const [page = ''] = process.argv.slice(2)
fs.mkdirSync(path.join(folder, 'src'))
fs.writeFileSync(path.join(folder, 'package.json'), '{ "version": "1.2.3", "type": "module" }')
fs.writeFileSync(
  path.join(folder, 'src/pages.ts'),
  "export const pages = { one: () => import(/* webpackChunkName: 'page-one' */ './one') }",
)
fs.writeFileSync(path.join(folder, 'src/one.ts'), page)

rspack(
  remoteBuild({ folder, name: 'tried', port: 0, pages: { one: null } }, 'production'),
  (error, stats) => {
    const errors = error ? [error.message] : (stats?.compilation.errors ?? []).map((each) => each.message)
    const file = path.join(folder, 'dist/production/release.json')
    const release = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null
    const dist = path.dirname(file)
    const written = fs.existsSync(dist) ? fs.readdirSync(dist) : []
    const read = (name: string) => fs.readFileSync(path.join(dist, name), 'utf8')
    const compiledOnArrival = written.filter(
      (each) => each.endsWith('.js') && read(each).startsWith(COMPILED_ON_ARRIVAL),
    )
    const root = path.resolve(import.meta.dirname, '../..')
    const boundToFolder = written
      .filter((each) => each.endsWith('.js.map'))
      .flatMap((each): string[] => JSON.parse(read(each)).sources)
      .filter((each) => decodeURIComponent(each).includes(root))
    fs.rmSync(folder, { recursive: true })
    console.log(JSON.stringify({ errors, release, compiledOnArrival, boundToFolder }))
  },
)
