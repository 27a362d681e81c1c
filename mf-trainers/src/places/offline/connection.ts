import { isGatewayStatus } from '@mowka/domain/browser/gateway-status'
import { ApiError, onTouched } from '@mowka/kernel/platform'
import { makeAutoObservable } from 'mobx'

/** Time to wait for the server if there is a fallback, in ms; shorter after a loss. */
export const PATIENCE = { usual: 8_000, lost: 1_000 } as const

/** Whether a call failed because the server is unreachable, not because of the call itself. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === 'network' || error.kind === 'timeout' || isGatewayStatus(error.status))

/** Returns the loss that an error implies; `null` if the server responded. */
function lossBy(error: unknown): Connection['loss'] {
  if (!isUnreachable(error)) return null
  return error instanceof ApiError && error.kind === 'network' ? 'network' : 'server'
}

/** A fallback for the time the server is unreachable. */
export type Fallback<Value> = { isAvailable: () => boolean; go: () => Value | Promise<Value> }

/** Whether the server is reachable, as seen by a lesson. Updated by each call. */
export class Connection {
  /** Why the server is unreachable: no network, or a late or missing response. */
  loss: 'network' | 'server' | null = null

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get isLost(): boolean {
    return this.loss !== null
  }

  /** Observes the network; returns a function that stops it. */
  listen(target: Window): () => void {
    const lose = () => this.setLoss('network')
    const find = () => this.setLoss(null)
    if (!target.navigator.onLine) lose()
    target.addEventListener('offline', lose)
    target.addEventListener('online', find)
    // A pending call has reached the server.
    const stopHearing = onTouched(find)
    return () => {
      target.removeEventListener('offline', lose)
      target.removeEventListener('online', find)
      stopHearing()
    }
  }

  /**
   * Calls the server, and uses the fallback if it is unreachable or too slow. The call itself continues. Throws
   * refusals, and all errors if there is no fallback.
   */
  async reach<Value>(act: () => Promise<Value>, other: Fallback<Value>): Promise<Value> {
    const answer = act().then(
      (value) => {
        this.setLoss(null)
        return { value }
      },
      (error: unknown) => {
        this.setLoss(lossBy(error))
        return { error }
      },
    )
    const outcome = (await this.soon(answer)) ?? (other.isAvailable() ? null : await answer)
    if (outcome && 'value' in outcome) return outcome.value
    if (outcome && !(isUnreachable(outcome.error) && other.isAvailable())) throw outcome.error
    if (!outcome && !this.isLost) this.setLoss('server')
    return other.go()
  }

  /** Resolves to the outcome, or to `null` after the timeout. */
  private async soon<Outcome>(answer: Promise<Outcome>): Promise<Outcome | null> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), this.isLost ? PATIENCE.lost : PATIENCE.usual)
    })
    try {
      return await Promise.race([answer, late])
    } finally {
      clearTimeout(timer)
    }
  }

  private setLoss(loss: Connection['loss']): void {
    this.loss = loss
  }
}
