import fs from 'node:fs'
import path from 'node:path'
import { fileOf, specifiersIn } from './lint/imports'
import { readSources } from './lint/package-graph'
import { releasable, root } from './packages'

/** The file that adds the panel's calls to the call table of a program, including its type. */
const ADDER = 'shared/contract/add-editor-endpoints.ts'

const packageFiles = Object.keys(readSources())

/** All files of a package's TypeScript program: its own, tests included, and everything that they import. */
function programOf(folder: string): Set<string> {
  const files = new Set(packageFiles.filter((file) => file.startsWith(`${folder}/`)))
  for (const file of files) {
    if (!/\.[cm]?tsx?$/.test(file)) continue
    for (const specifier of specifiersIn(fs.readFileSync(path.join(root, file), 'utf8'))) {
      const imported = fileOf(specifier, file)
      if (imported) files.add(imported)
    }
  }
  return files
}

const learnerPackages = releasable.map(({ folder }) => folder).filter((folder) => folder !== 'mf-admin')

test.each(learnerPackages)("the program of %s doesn't know the panel's calls", (folder) => {
  expect([...programOf(folder)]).not.toContain(ADDER)
})

test("the panel's program knows its calls", () => {
  expect([...programOf('mf-admin')]).toContain(ADDER)
})
