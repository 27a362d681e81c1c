import type { Config } from './config'
import type { Database } from './database/database'
import type { Synthesise } from './outside/speech'

/** What routes need: the database, the clock, the configuration and the outside services. */
export type Services = {
  db: Database
  /** The time; tests set it. */
  now: () => Date
  config: Config
  /** Speaks a text. */
  synthesise: Synthesise
}
