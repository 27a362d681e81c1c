import fs from 'node:fs'
import { isEmailAddress, tidyEmailAddress } from '@mowka/shared/domain/email-address'

/** The environment cannot be started with; the message names every variable and what it should be. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`The server does not start:\n${problems.map((each) => `- ${each}`).join('\n')}`)
  }
}

/** Protocols of addresses that are reached by HTTP. */
const WEB = ['http:', 'https:'] as const

/** The ending of a variable that names a file with the value, as containers mount secrets. */
const FILE = '_FILE'

/** The variables with the values of files filled in: `NAME_FILE` is the path of a file with the value of `NAME`. */
function withFiles(values: NodeJS.ProcessEnv, problems: string[]): NodeJS.ProcessEnv {
  const filled = { ...values }
  for (const [variable, file] of Object.entries(values)) {
    if (!/^(MOWKA_|DATABASE_URL)/.test(variable) || !variable.endsWith(FILE) || !file) continue
    const name = variable.slice(0, -FILE.length)
    if (values[name]) problems.push(`${name} and ${variable} are both set; set one of them`)
    try {
      filled[name] = fs.readFileSync(file, 'utf8').trimEnd()
    } catch {
      problems.push(`${variable} names a file that can't be read`)
    }
  }
  return filled
}

/**
 * Reads variables of the environment and remembers what is wrong with them, so that all of it can be said at once. An
 * empty variable counts as one that is not set: a compose file passes on what is unset in that way. A value that is
 * not known is a problem, never something else in silence.
 */
export class Environment {
  readonly problems: string[] = []
  private readonly values: NodeJS.ProcessEnv

  constructor(values: NodeJS.ProcessEnv) {
    this.values = withFiles(values, this.problems)
  }

  /** Any text. */
  text<Default extends string | null>(name: string, byDefault: Default): string | Default {
    return this.values[name] || byDefault
  }

  /** Passed on, but with nothing in it. */
  isEmpty(name: string): boolean {
    return this.values[name] === ''
  }

  oneOf<const Value extends string>(name: string, known: readonly Value[], byDefault: Value): Value {
    const given = this.text(name, byDefault)
    const value = known.find((each) => each === given)
    if (value === undefined) this.problems.push(`${name} is "${given}"; it is one of ${known.join(', ')}`)
    return value ?? byDefault
  }

  /** From 0 up to `most`. */
  wholeNumber(name: string, byDefault: number, most: number): number {
    const given = this.text(name, String(byDefault))
    const value = Number(given)
    if (/^\d+$/.test(given) && value <= most) return value
    this.problems.push(`${name} is "${given}"; it is a whole number from 0 to ${most}`)
    return byDefault
  }

  /** An address of one of the protocols; by HTTP unless others are named. */
  address<Default extends string | null>(
    name: string,
    byDefault: Default,
    protocols: readonly string[] = WEB,
  ): string | Default {
    const given = this.text(name, byDefault)
    if (given === null || given === byDefault) return given
    if (URL.canParse(given) && protocols.includes(new URL(given).protocol)) return given
    this.problems.push(
      `${name} is not an address that begins with ${protocols.map((each) => `${each}//`).join(' or ')}`,
    )
    return byDefault
  }

  /** An e-mail address. */
  email<Default extends string | null>(name: string, byDefault: Default): string | Default {
    const given = this.text(name, byDefault)
    if (given === null || isEmailAddress(tidyEmailAddress(given))) return given && tidyEmailAddress(given)
    this.problems.push(`${name} is not an e-mail address`)
    return byDefault
  }

  /** The address of a whole site: nothing behind the host and port. Without a slash at the end. */
  origin(name: string, byDefault: string): string {
    const given = this.address(name, byDefault)
    const { origin, href } = new URL(given)
    if (href === `${origin}/`) return origin
    this.problems.push(`${name} has more than a host and a port: it is like https://mowka.example`)
    return byDefault
  }

  /** Throws `ConfigError` when anything is wrong. */
  check(): void {
    if (this.problems.length > 0) throw new ConfigError(this.problems)
  }
}
