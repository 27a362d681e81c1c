import type { Lines } from './changed-lines'
import type { Planted } from './choose'
import { findFaults } from './find-faults'

/** The files to plant faults in, with the lines in which they may be. */
export type Places = ReadonlyMap<string, Lines>

/** A program's own source: no test, fixture, setup or declaration. `packages` are the folders that have tests. */
export const isSource = (file: string, packages: readonly string[]): boolean =>
  packages.includes(file.split('/')[0] ?? '') &&
  /\.tsx?$/.test(file) &&
  !/[.-](test|fixture|config|d)\.tsx?$|\/(testing|templates|dist)\//.test(file) &&
  !file.startsWith('sandbox/')

/** Whether a file is one of these paths or in one of these folders; every file if there are none. */
export const isAmong = (file: string, paths: readonly string[]): boolean =>
  paths.length === 0 ||
  paths.map((path) => path.replace(/\/+$/, '')).some((path) => file === path || file.startsWith(`${path}/`))

/** Every fault that can be made in these places. */
export const faultsIn = (places: Places, sourceOf: (file: string) => string): Planted[] =>
  [...places].flatMap(([file, lines]) =>
    findFaults(sourceOf(file))
      .filter(({ line }) => lines.has(line))
      .map((fault) => ({ file, fault })),
  )
