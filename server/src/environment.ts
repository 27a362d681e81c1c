import fs from 'node:fs'
import { isEmailAddress, tidyEmailAddress } from '@mowka/domain/user/email-address'

/** Invalid environment; the message lists every invalid variable and its expected value. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`The server does not start:\n${problems.map((each) => `- ${each}`).join('\n')}`)
  }
}

/** Protocols of HTTP URLs. */
const WEB = ['http:', 'https:'] as const

/** Suffix of a variable that names a file with the value, as used for container secrets. */
const FILE = '_FILE'

/** Resolves variables from files: `NAME_FILE` is the path of a file with the value of `NAME`. */
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
 * Reads environment variables and collects their problems, to report all of them together. An empty variable counts
 * as unset, because compose files pass on unset variables in that way. An unknown value is a problem and never
 * silently replaced.
 */
export class Environment {
  readonly problems: string[] = []
  private readonly values: NodeJS.ProcessEnv

  constructor(values: NodeJS.ProcessEnv) {
    this.values = withFiles(values, this.problems)
  }

  text<Default extends string | null>(name: string, byDefault: Default): string | Default {
    return this.values[name] || byDefault
  }

  /** Whether a variable is set to an empty value. */
  isEmpty(name: string): boolean {
    return this.values[name] === ''
  }

  oneOf<const Value extends string>(name: string, known: readonly Value[], byDefault: Value): Value {
    const given = this.text(name, byDefault)
    const value = known.find((each) => each === given)
    if (value === undefined) this.problems.push(`${name} is "${given}"; it is one of ${known.join(', ')}`)
    return value ?? byDefault
  }

  /** A whole number from 0 to `most`. */
  wholeNumber(name: string, byDefault: number, most: number): number {
    const given = this.text(name, String(byDefault))
    const value = Number(given)
    if (/^\d+$/.test(given) && value <= most) return value
    this.problems.push(`${name} is "${given}"; it is a whole number from 0 to ${most}`)
    return byDefault
  }

  /** A number from 0 to 1. */
  share(name: string, byDefault: number): number {
    const given = this.text(name, String(byDefault))
    const value = Number(given)
    if (/^\d+(\.\d+)?$/.test(given) && value <= 1) return value
    this.problems.push(`${name} is "${given}"; it is a number from 0 to 1, such as 0.01`)
    return byDefault
  }

  /** Values separated by commas. */
  list(name: string, byDefault: readonly string[]): readonly string[] {
    const given = this.text(name, null)
    if (given === null) return byDefault
    return given
      .split(',')
      .map((value) => value.trim())
      .filter(Boolean)
  }

  /** Names with values, like `name=value,other=value`; none by default. The values may be secret. */
  pairs(name: string): Record<string, string> {
    const given = this.text(name, '')
    const pairs = given === '' ? [] : given.split(',').map((pair) => /^([\w-]+)=(.+)$/.exec(pair.trim()))
    if (pairs.some((pair) => pair === null)) this.problems.push(`${name} is not like name=value,other=value`)
    return Object.fromEntries(pairs.flatMap((pair) => (pair ? [[pair[1], pair[2]]] : [])))
  }

  /** A URL with one of the protocols; HTTP or HTTPS by default. */
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

  /** An email address. */
  email<Default extends string | null>(name: string, byDefault: Default): string | Default {
    const given = this.text(name, byDefault)
    if (given === null || isEmailAddress(tidyEmailAddress(given))) return given && tidyEmailAddress(given)
    this.problems.push(`${name} is not an email address`)
    return byDefault
  }

  /** A URL without path, query or trailing slash. */
  origin(name: string, byDefault: string): string {
    const given = this.address(name, byDefault)
    const { origin, href } = new URL(given)
    if (href === `${origin}/`) return origin
    this.problems.push(`${name} has more than a host and a port: it is like https://mowka.example`)
    return byDefault
  }

  /** Throws `ConfigError` if there are problems. */
  check(): void {
    if (this.problems.length > 0) throw new ConfigError(this.problems)
  }
}
