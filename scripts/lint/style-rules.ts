import fs from 'node:fs'
import path from 'node:path'
import { root } from '../packages'
import { bareTextBesideConditions } from './bare-text'
import { filesIn } from './files'

/** Packages with styles. */
const styledPackages = (folders: readonly string[]) =>
  folders.filter((folder) => /^(shared|shell|sandbox|mf-.+)$/.test(folder))

/** Limits a rule to devices that can hover. */
const HOVER_DEVICE = /media\.hover|queries\.hover|\(hover: hover\)/

/** Returns the headers of the blocks that enclose a position in a file, innermost first. */
function headsAround(source: string, place: number): string[] {
  const heads: string[] = []
  let closed = 0
  for (let at = place - 1; at >= 0; at--) {
    if (source[at] === '}') closed += 1
    else if (source[at] === '{' && closed > 0) closed -= 1
    else if (source[at] === '{') heads.push(source.slice(Math.max(0, at - 60), at))
  }
  return heads
}

/** Returns the lines of a file that react to hover on any device. */
export function hoverEverywhere(source: string): number[] {
  return [...source.matchAll(/:hover\b/g)]
    .filter(({ index }) => !headsAround(source, index).some((head) => HOVER_DEVICE.test(head)))
    .map(({ index }) => source.slice(0, index).split('\n').length)
}

/** Patterns forbidden in sources, and how to find their lines. */
const rules: readonly { files: RegExp; linesOf: (source: string) => number[]; advice: string }[] = [
  {
    // On touch screens, an element stays in the hover state after a tap.
    files: /\.tsx?$/,
    linesOf: hoverEverywhere,
    advice: `put :hover inside \${media.hover} { … }`,
  },
  {
    files: /\.tsx$/,
    linesOf: bareTextBesideConditions,
    advice: 'wrap text beside a condition in an element, for browsers that translate the page',
  },
]

/** Checks the sources of the browser packages against the rules for styles and markup. */
export function checkStyleRules(): string[] {
  return styledPackages(fs.readdirSync(root)).flatMap((folder) =>
    filesIn(folder)
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .flatMap((file) => {
        const source = fs.readFileSync(path.join(root, file), 'utf8')
        return rules
          .filter(({ files }) => files.test(file))
          .flatMap(({ linesOf, advice }) => linesOf(source).map((line) => `${file}:${line}: ${advice}`))
      }),
  )
}
