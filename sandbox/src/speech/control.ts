import { HttpError, isRecord } from '../http/exchange'

/** How a service behaves; `silence` and `wrong` mean something for transcription only. */
export type Mode = 'normal' | 'silence' | 'wrong' | 'slow' | 'down'

export interface Behaviour {
  mode: Mode
  /** How long `slow` waits before it answers, in milliseconds. */
  delayMs: number
}

export interface Control {
  transcription: Behaviour & {
    /** Share of words that come back changed, 0 to 1. */
    damage: number
  }
  speech: Behaviour
  chat: Behaviour
}

/** Longer than any client of the platform waits would only tie up connections. */
const MAX_DELAY_MS = 120_000

const TRANSCRIPTION_MODES: Mode[] = ['normal', 'silence', 'wrong', 'slow', 'down']
const OTHER_MODES: Mode[] = ['normal', 'slow', 'down']

export function usualControl(): Control {
  const usual = { mode: 'normal' as const, delayMs: 10_000 }
  return { transcription: { ...usual, damage: 0 }, speech: { ...usual }, chat: { ...usual } }
}

/** The control with some of its values changed; anything unknown is refused, so that a test cannot mistype. */
export function changedControl(control: Control, change: unknown): Control {
  const changed = structuredClone(control)
  for (const [service, values] of Object.entries(record(change, 'The body'))) {
    if (service !== 'transcription' && service !== 'speech' && service !== 'chat') {
      throw new HttpError(400, `There is no service "${service}".`)
    }
    const modes = service === 'transcription' ? TRANSCRIPTION_MODES : OTHER_MODES
    for (const [name, value] of Object.entries(record(values, service))) {
      if (name === 'mode') changed[service].mode = modeOf(value, modes)
      else if (name === 'delayMs') changed[service].delayMs = numberOf(name, value, MAX_DELAY_MS)
      else if (name === 'damage' && service === 'transcription')
        changed[service].damage = numberOf(name, value, 1)
      else throw new HttpError(400, `${service} has no "${name}".`)
    }
  }
  return changed
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
