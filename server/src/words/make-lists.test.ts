import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { LangCode } from '@mowka/shared/contract/schemas/common'
import { wordSources } from '@mowka/shared/domain/languages/writing'
import { LISTS, makeWordLists } from './make-lists'
import { openWordLists } from './public'

let server: string

/** Writes a small dictionary in the format of its package. */
function writeDictionary(name: string, aff: string, words: readonly string[]): void {
  const home = path.join(server, 'node_modules', name)
  fs.mkdirSync(home, { recursive: true })
  fs.writeFileSync(path.join(home, 'package.json'), JSON.stringify({ name, exports: './index.js' }))
  fs.writeFileSync(path.join(home, 'index.js'), '')
  fs.writeFileSync(path.join(home, 'index.aff'), aff)
  fs.writeFileSync(path.join(home, 'index.dic'), [words.length, ...words].join('\n'))
}

beforeEach(() => {
  // The folder for temporary files may be a symbolic link.
  server = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'mowka-server-')))
  fs.mkdirSync(path.join(server, 'src/words'), { recursive: true })
  fs.writeFileSync(path.join(server, 'src/words/forms.ts'), '')
  for (const name of Object.values(wordSources).flatMap(({ dictionaries }) => dictionaries)) {
    writeDictionary(name, 'SFX S Y 1\nSFX S 0 s .', [`${name.replace('dictionary-', 'word')}/S`, 'Apfel'])
  }
})
afterEach(() => fs.rmSync(server, { recursive: true, force: true }))

const listOf = (lang: LangCode) =>
  openWordLists(path.join(server, LISTS), {
    warn: () => {
      throw new Error('No list')
    },
  })(lang)

const learned = LangCode.options.filter((lang) => wordSources[lang].dictionaries.length > 0)

describe('making word lists (U05)', () => {
  it('includes every form from all dictionaries of a language', () => {
    expect(makeWordLists(server)).toEqual(learned)
    const english = ['worden', 'wordens', 'worden-gb', 'apfel']
    expect(english.filter((word) => !listOf('ENG')?.has(word))).toEqual([])
    expect(listOf('DE')?.has('worden')).toBe(false)
    expect(listOf('ES')?.has('vámonos')).toBe(true)
  })

  it('rebuilds a list only if its dictionary has changed', () => {
    makeWordLists(server)
    expect(makeWordLists(server)).toEqual([])
    writeDictionary('dictionary-fr', '', ['pomme'])
    expect(makeWordLists(server)).toEqual(['FR'])
    expect(listOf('FR')?.has('pomme')).toBe(true)
    expect(listOf('FR')?.has('wordfr')).toBe(false)
  })

  it('rebuilds all lists if the code has changed, but not for a test', () => {
    makeWordLists(server)
    fs.writeFileSync(path.join(server, 'src/words/forms.test.ts'), '// changed')
    expect(makeWordLists(server)).toEqual([])
    fs.writeFileSync(path.join(server, 'src/words/forms.ts'), '// changed')
    expect(makeWordLists(server)).toEqual(learned)
  })

  it('rebuilds a missing or damaged list', () => {
    makeWordLists(server)
    fs.rmSync(path.join(server, LISTS, 'it.words'))
    fs.writeFileSync(path.join(server, LISTS, 'ru.words'), 'damaged')
    expect(makeWordLists(server)).toEqual(['IT', 'RU'])
  })
})
