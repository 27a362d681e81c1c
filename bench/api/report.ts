import fs from 'node:fs'
import path from 'node:path'
import type { Plans } from './plans'
import type { Size } from './sizes'

/** Calls a second, and processor time a call of the server and the database together. Medians of rounds. */
export type Figures = { perSecond: number; microseconds: number }

/** The same next to the server by hand: the share of its rate, and its cost as a share of ours. */
export type Compared = Figures & { rateToByHand: number; costToByHand: number }

/** What was measured of a call. */
export type CallResult = {
  name: string
  kind: 'read' | 'write'
  byHand: Figures
  now: Compared
  before?: Compared
  /** The processor time of a call with the large database over that with the small one. */
  growth?: number
}

export type Result = {
  size: Size
  rounds: number
  seconds: number
  connections: number
  reference: Record<string, Figures>
  calls: CallResult[]
  plans?: Plans
}

export function write(result: Result, folder: string): void {
  fs.writeFileSync(path.join(folder, 'api.json'), `${JSON.stringify(result, null, 2)}\n`)
}
