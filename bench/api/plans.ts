import type { TestPostgres } from '../../scripts/postgres'
import type { MeasuredCall } from './calls'
import type { Provider } from './keys'

/** The plans of the statements that a call makes. */
export type Plans = Record<string, string[]>

export async function plansOf(
  _postgres: TestPostgres,
  _url: string,
  _main: string,
  _provider: Provider,
  _calls: readonly MeasuredCall[],
  _tokens: string[],
): Promise<Plans> {
  return {}
}
