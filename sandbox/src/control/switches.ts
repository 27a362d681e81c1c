import { setTimeout as wait } from 'node:timers/promises'
import { HttpError, isRecord } from '../http/exchange'
import type { Route } from '../http/router'

/**
 * Behaviour of a service: normal, slow, wrong (nonsense) or down. `silence` is for transcription: nothing was transcribe.
 * The rest is for payments (`sandbox/README.md`).
 */
export type Mode =
  | 'normal'
  | 'slow'
  | 'wrong'
  | 'down'
  | 'silence'
  | 'busy'
  | 'lost'
  | 'double'
  | 'reorder'
  | 'amount'
  | 'manual'
  | 'canceled'

export interface Behaviour {
  mode: Mode
  /** Response delay of `slow`, in ms. */
  delayMs: number
  /** Share of words that are changed, 0 to 1; for transcription. */
  damage?: number
}

/** A longer delay than any client timeout would only tie up connections. */
const MAX_DELAY_MS = 120_000

const DEFAULT_DELAY_MS = 10_000

/** The failure modes of a service. */
export interface FailureModes {
  modes: Mode[]
  hears?: boolean
}

/** Modes of every service. */
export const COMMON_MODES: Mode[] = ['normal', 'slow', 'wrong', 'down']

/** The switches of a fake service, one per sub-service, set at `/control`. */
export class Switches<Name extends string> {
  private readonly ways: Record<Name, FailureModes>
  private state: Record<Name, Behaviour>

  constructor(ways: Record<Name, FailureModes>) {
    this.ways = ways
    this.state = this.usual()
  }

  of(name: Name): Behaviour {
    return this.state[name]
  }

  get all(): Record<Name, Behaviour> {
    return this.state
  }

  /** Applies the switch: delays, or throws 503. Returns true if the response must be nonsense. */
  async pass(name: Name): Promise<boolean> {
    const { mode, delayMs } = this.state[name]
    if (mode === 'down') throw new HttpError(503, 'The service is down, as it was told to be.')
    if (mode === 'slow') await wait(delayMs)
    return mode === 'wrong'
  }

  /** Sets some switches; throws 400 for unknown ones. */
  turn(change: unknown): void {
    this.state = this.changed(change)
  }

  /** `GET /control` shows the switches, `POST` sets some, `DELETE` resets all. */
  routes(): Route[] {
    return [
      { method: 'GET', path: '/control', answer: (exchange) => exchange.sendJson(200, this.state) },
      {
        method: 'POST',
        path: '/control',
        answer: async (exchange) => {
          this.turn(await exchange.json())
          exchange.sendJson(200, this.state)
        },
      },
      {
        method: 'DELETE',
        path: '/control',
        answer: (exchange) => {
          this.state = this.usual()
          exchange.sendJson(200, this.state)
        },
      },
    ]
  }

  private get names(): Name[] {
    return Object.keys(this.ways) as Name[]
  }

  private usual(): Record<Name, Behaviour> {
    const entries = this.names.map((name): [Name, Behaviour] => [
      name,
      { mode: 'normal', delayMs: DEFAULT_DELAY_MS, ...(this.ways[name].hears ? { damage: 0 } : {}) },
    ])
    return Object.fromEntries(entries) as Record<Name, Behaviour>
  }

  /** Returns the state with some values changed; unknown ones are refused, so that typos in tests are detected. */
  private changed(change: unknown): Record<Name, Behaviour> {
    const changed = structuredClone(this.state)
    for (const [service, values] of Object.entries(record(change, 'The body'))) {
      const name = this.names.find((known) => known === service)
      if (!name) throw new HttpError(400, `There is no service "${service}".`)
      const { modes, hears } = this.ways[name]
      for (const [key, value] of Object.entries(record(values, service))) {
        if (key === 'mode') changed[name].mode = modeOf(value, modes)
        else if (key === 'delayMs') changed[name].delayMs = numberOf(key, value, MAX_DELAY_MS)
        else if (key === 'damage' && hears) changed[name].damage = numberOf(key, value, 1)
        else throw new HttpError(400, `${service} has no "${key}".`)
      }
    }
    return changed
  }
}

function record(value: unknown, name: string): Record<string, unknown> {
  if (!isRecord(value)) throw new HttpError(400, `${name} must be an object.`)
  return value
}

function modeOf(value: unknown, modes: Mode[]): Mode {
  const mode = modes.find((known) => known === value)
  if (!mode) throw new HttpError(400, `mode must be one of ${modes.join(', ')}.`)
  return mode
}

function numberOf(name: string, value: unknown, most: number): number {
  if (typeof value === 'number' && value >= 0 && value <= most) return value
  throw new HttpError(400, `${name} must be a number between 0 and ${most}.`)
}
