import fs from 'node:fs'
import path from 'node:path'
import { root } from './packages'

/** Where styles are written. */
const roomsOf = (folders: readonly string[]) =>
  folders.filter((folder) => /^(shared|shell|sandbox|mf-.+)$/.test(folder))

/** What a rule must be in to count only where something hovers. */
const HOVER_DEVICE = /media\.hover|queries\.hover|\(hover: hover\)/

/** The opening words of each block around a place in a file, innermost first. */
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

/** The lines of a file that react to hovering on any device. */
export function hoverEverywhere(source: string): number[] {
  return [...source.matchAll(/:hover\b/g)]
    .filter(({ index }) => !headsAround(source, index).some((head) => HOVER_DEVICE.test(head)))
    .map(({ index }) => source.slice(0, index).split('\n').length)
}

/** Finds `:hover` outside of `@media (hover: hover)`: a finger leaves what it tapped in that state. */
export function checkStyleRules(): string[] {
  return roomsOf(fs.readdirSync(root)).flatMap((room) =>
    fs
      .readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/(^|[\\/])(node_modules|dist)[\\/]|\.test\.tsx?$/.test(file))
      .flatMap((file) =>
        hoverEverywhere(fs.readFileSync(path.join(root, room, file), 'utf8')).map(
          (line) => `${room}/${file}:${line}: put :hover inside \${media.hover} { … }`,
        ),
      ),
  )
}
