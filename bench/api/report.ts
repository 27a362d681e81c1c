import fs from 'node:fs'
import path from 'node:path'
import type { Plans } from './plans'
import type { Size } from './sizes'

/** What was measured of a call. */
export type CallResult = {
  name: string
  kind: 'read' | 'write'
  /** Medians. */
  perSecond: { now: number; byHand: number; before?: number }
  /** Medians of the ratios of rounds. */
  toByHand: { now: number; before?: number }
  /** Time of a call with the large database over that with the small one. */
  growth?: number
}

export type Result = {
  size: Size
  rounds: number
  seconds: number
  connections: number
  reference: Record<string, number>
  calls: CallResult[]
  plans?: Plans
}

export function write(result: Result, folder: string): void {
  fs.writeFileSync(path.join(folder, 'api.json'), `${JSON.stringify(result, null, 2)}\n`)
}
