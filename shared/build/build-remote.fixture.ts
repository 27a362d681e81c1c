import fs from 'node:fs'
import path from 'node:path'
import { rspack } from '@rspack/core'
import { COMPILED_ON_ARRIVAL } from './base'
import { remoteBuild } from './remote'

/**
 * Builds a remote with one page, whose source is the first argument. Prints JSON: the errors, or the release and the
 * scripts that are compiled during the download. A separate program, because the bundler doesn't run inside Jest.
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
    const scripts = fs.existsSync(dist) ? fs.readdirSync(dist).filter((each) => each.endsWith('.js')) : []
    const compiledOnArrival = scripts.filter((each) =>
      fs.readFileSync(path.join(dist, each), 'utf8').startsWith(COMPILED_ON_ARRIVAL),
    )
    fs.rmSync(folder, { recursive: true })
    console.log(JSON.stringify({ errors, release, compiledOnArrival }))
  },
)
