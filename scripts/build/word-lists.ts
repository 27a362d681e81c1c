import fs from 'node:fs'
import path from 'node:path'
import { makeWordLists, wordListsFolder } from '@mowka/words/make-lists'
import { root } from '../packages'

/**
 * Makes the missing word lists and copies new ones into the server, which is deployed with them. Each copy is atomic,
 * because a platform that starts at the same time may copy or read the same list.
 */
export function prepareWordLists(): void {
  makeWordLists()
  copyWordLists(wordListsFolder, path.join(root, 'server/word-lists'))
}

/** Copies the lists that differ. */
export function copyWordLists(from: string, to: string): void {
  fs.mkdirSync(to, { recursive: true })
  for (const name of fs.readdirSync(from).filter((each) => each.endsWith('.words'))) {
    const source = path.join(from, name)
    const target = path.join(to, name)
    if (fs.existsSync(target) && fs.readFileSync(target).equals(fs.readFileSync(source))) continue
    const unfinished = `${target}.${process.pid}`
    fs.copyFileSync(source, unfinished)
    fs.renameSync(unfinished, target)
  }
}
