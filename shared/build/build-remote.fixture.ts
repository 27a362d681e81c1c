import fs from 'node:fs'
import path from 'node:path'
import { rspack } from '@rspack/core'
import { COMPILED_ON_ARRIVAL } from './base'
import { remoteBuild } from './remote'

/**
 * Builds a remote with one page per argument, which is its source. The first page shows a part of the texts. Prints JSON: the errors, or the release, the
 * scripts that are compiled during the download, the modules whose ids depend on the folder of the workspace, the
 * number of chunks without a file, and the scripts with a copy of the routes. A separate program, because the bundler
 * doesn't run inside Jest.
 */
const folder = fs.mkdtempSync(path.join(import.meta.dirname, 'node_modules/.cache-build-'))
const pages = Object.fromEntries(process.argv.slice(2).map((source, at) => [`page${at + 1}`, source]))
fs.mkdirSync(path.join(folder, 'src'))
fs.writeFileSync(path.join(folder, 'package.json'), '{ "version": "1.2.3", "type": "module" }')
fs.writeFileSync(
  path.join(folder, 'src/pages.ts'),
  `export const pages = {
    ${Object.keys(pages).map((name) => `${name}: () => import(/* webpackChunkName: 'page-${name}' */ './${name}')`)}
  }
  export const texts = {
    words: {
      pl: () => import(/* webpackChunkName: 'texts-words-pl' */ './pl.json'),
      en: () => import(/* webpackChunkName: 'texts-words-en' */ './en.json'),
    },
  }`,
)
for (const lang of ['pl', 'en'])
  fs.writeFileSync(path.join(folder, `src/${lang}.json`), `{ "lang": "${lang}" }`)
const textsOf = { pages: { page1: ['words'], page2: [] }, widgets: {} }
for (const [name, source] of Object.entries(pages)) {
  fs.writeFileSync(path.join(folder, `src/${name}.ts`), source)
}

rspack(remoteBuild({ folder, name: 'tried', port: 0, pages, textsOf }, 'production'), (error, stats) => {
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
  const copies = written.filter((each) => each.endsWith('.js') && read(each).includes('/repetition/words'))
  const { chunks = [] } = stats?.toJson({ all: false, chunks: true }) ?? {}
  const emptyChunks = chunks.filter(({ files }) => !files?.length).length
  fs.rmSync(folder, { recursive: true })
  console.log(JSON.stringify({ errors, release, compiledOnArrival, boundToFolder, emptyChunks, copies }))
})
