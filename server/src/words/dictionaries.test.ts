import fs from 'node:fs'
import path from 'node:path'
import { languages } from '@mowka/shared/domain/languages'
import { wordSources } from '@mowka/shared/domain/languages/writing'

const root = path.resolve(__dirname, '../../..')

type Manifest = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> }

const packages = fs
  .readdirSync(root)
  .filter((folder) => fs.existsSync(path.join(root, folder, 'package.json')))
  .map((folder) => {
    const manifest: Manifest = JSON.parse(fs.readFileSync(path.join(root, folder, 'package.json'), 'utf8'))
    const named = (list: Record<string, string> = {}) =>
      Object.keys(list).filter((name) => name.startsWith('dictionary-'))
    return { folder, run: named(manifest.dependencies), build: named(manifest.devDependencies) }
  })

describe('dictionaries (U05)', () => {
  it('there is a dictionary for every language that can be learned', () => {
    const learned = languages.map(({ langCode }) => langCode).filter((lang) => lang !== 'PL')
    expect(learned.filter((lang) => wordSources[lang].dictionaries.length === 0)).toEqual([])
  })

  it('dictionaries are build-time dependencies that no browser package can import', () => {
    const used = packages.filter(({ run, build }) => run.length + build.length > 0)
    const build = Object.values(wordSources)
      .flatMap(({ dictionaries }) => dictionaries)
      .sort()
    expect(used).toEqual([{ folder: 'server', run: [], build }])
  })
})
