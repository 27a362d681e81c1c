import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type LangCode, langCodes } from '@mowka/domain/languages/codes'
import { wordSources } from '@mowka/domain/languages/grammar'
import { makeWordLists } from './make-lists'
import { openWordLists } from './word-lists'

let folder: string

/** Writes the package of a small dictionary. */
function writeDictionary(name: string, aff: string, words: readonly string[]): void {
  const home = path.join(folder, 'node_modules', name)
  fs.mkdirSync(home, { recursive: true })
  fs.writeFileSync(path.join(home, 'package.json'), JSON.stringify({ name, exports: './index.js' }))
  fs.writeFileSync(path.join(home, 'index.js'), '')
  fs.writeFileSync(path.join(home, 'index.aff'), aff)
  fs.writeFileSync(path.join(home, 'index.dic'), [words.length, ...words].join('\n'))
}

beforeEach(() => {
  // The temporary folder may be a symbolic link.
  folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'mowka-words-')))
  fs.writeFileSync(path.join(folder, 'forms.ts'), '')
  for (const name of Object.values(wordSources).flatMap(({ dictionaries }) => dictionaries)) {
    writeDictionary(name, 'SFX S Y 1\nSFX S 0 s .', [`${name.replace('dictionary-', 'word')}/S`, 'Apfel'])
  }
})
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

const listOf = (lang: LangCode) =>
  openWordLists(path.join(folder, 'lists'), {
    warn: () => {
      throw new Error('No list')
    },
  })(lang)

const learned = langCodes.filter((lang) => wordSources[lang].dictionaries.length > 0)

describe('word lists (U05)', () => {
  it('makeWordLists lists every form of all dictionaries of a language', () => {
    expect(makeWordLists(folder)).toEqual(learned)
    const english = ['worden', 'wordens', 'worden-gb', 'apfel']
    expect(english.filter((word) => !listOf('ENG')?.has(word))).toEqual([])
    expect(listOf('DE')?.has('worden')).toBe(false)
    expect(listOf('ES')?.has('vámonos')).toBe(true)
  })

  it('makeWordLists renews a list only if its dictionary has changed', () => {
    makeWordLists(folder)
    expect(makeWordLists(folder)).toEqual([])
    writeDictionary('dictionary-fr', '', ['pomme'])
    expect(makeWordLists(folder)).toEqual(['FR'])
    expect(listOf('FR')?.has('pomme')).toBe(true)
    expect(listOf('FR')?.has('wordfr')).toBe(false)
  })

  it('makeWordLists renews all lists if the code has changed, but not for a test', () => {
    makeWordLists(folder)
    fs.writeFileSync(path.join(folder, 'forms.test.ts'), '// changed')
    expect(makeWordLists(folder)).toEqual([])
    fs.writeFileSync(path.join(folder, 'forms.ts'), '// changed')
    expect(makeWordLists(folder)).toEqual(learned)
  })

  it('makeWordLists renews a missing or damaged list', () => {
    makeWordLists(folder)
    fs.rmSync(path.join(folder, 'lists', 'it.words'))
    fs.writeFileSync(path.join(folder, 'lists', 'ru.words'), 'damaged')
    expect(makeWordLists(folder)).toEqual(['IT', 'RU'])
  })
})
