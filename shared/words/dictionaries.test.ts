import fs from 'node:fs'
import path from 'node:path'
import { wordSources } from '@mowka/domain/languages/grammar'
import { languages } from '@mowka/domain/languages/languages'

const root = path.resolve(__dirname, '../..')

type Manifest = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> }

const foldersIn = (folder: string) =>
  fs.readdirSync(path.join(root, folder)).map((name) => path.join(folder, name))

const packages = [...foldersIn(''), ...foldersIn('shared')]
  .filter((folder) => fs.existsSync(path.join(root, folder, 'package.json')))
  .map((folder) => {
    const manifest: Manifest = JSON.parse(fs.readFileSync(path.join(root, folder, 'package.json'), 'utf8'))
    const named = (list: Record<string, string> = {}) =>
      Object.keys(list).filter((name) => name.startsWith('dictionary-'))
    return { folder, run: named(manifest.dependencies), build: named(manifest.devDependencies) }
  })

describe('U05: dictionaries', () => {
  it('exist for each language that can be learned', () => {
    const learned = languages.map(({ langCode }) => langCode).filter((lang) => lang !== 'PL')
    expect(learned.filter((lang) => wordSources[lang].dictionaries.length === 0)).toEqual([])
  })

  it('are development dependencies of this package only', () => {
    const used = packages.filter(({ run, build }) => run.length + build.length > 0)
    const build = Object.values(wordSources)
      .flatMap(({ dictionaries }) => dictionaries)
      .sort()
    expect(used).toEqual([{ folder: 'shared/words', run: [], build }])
  })
})
