import { isGatewayStatus } from '@mowka/shared/domain/gateway-status'
import { ApiError, onTouched } from '@mowka/shared/platform'
import { makeAutoObservable } from 'mobx'

/** How long the server may take while there is another way, in milliseconds; less once the network was lost. */
export const PATIENCE = { usual: 8_000, lost: 1_000 } as const

/** Whether a call failed because the server cannot be reached: nothing is wrong with the call itself. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === 'network' || error.kind === 'timeout' || isGatewayStatus(error.status))

/** The loss that a failure shows; null where the server has answered. */
function lossBy(error: unknown): Connection['loss'] {
  if (!isUnreachable(error)) return null
  return error instanceof ApiError && error.kind === 'network' ? 'network' : 'server'
}

/** Another way, for as long as the server cannot be reached. */
export type OtherWay<Value> = { isThere: () => boolean; go: () => Value | Promise<Value> }

/** Whether the server can be reached, as far as a lesson noticed. Each call to it is the next look. */
export class Connection {
  /** Why the server cannot be reached: there is no network, or it answers too late or not at all. */
  loss: 'network' | 'server' | null = null

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get isLost(): boolean {
    return this.loss !== null
  }

  /** Hears of the network while a lesson is open; returns a function that ends it. */
  listen(target: Window): () => void {
    const lose = () => this.setLoss('network')
    const find = () => this.setLoss(null)
    if (!target.navigator.onLine) lose()
    target.addEventListener('offline', lose)
    target.addEventListener('online', find)
    // Something that waited has reached the server.
    const stopHearing = onTouched(find)
    return () => {
      target.removeEventListener('offline', lose)
      target.removeEventListener('online', find)
      stopHearing()
    }
  }

  /**
   * Asks the server, and goes the other way when it cannot be reached or takes too long. The call goes on meanwhile.
   * Refusals are thrown; so is everything where there is no other way.
   */
  async reach<Value>(act: () => Promise<Value>, other: OtherWay<Value>): Promise<Value> {
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
    const outcome = (await this.soon(answer)) ?? (other.isThere() ? null : await answer)
    if (outcome && 'value' in outcome) return outcome.value
    if (outcome && !(isUnreachable(outcome.error) && other.isThere())) throw outcome.error
    if (!outcome && !this.isLost) this.setLoss('server')
    return other.go()
  }

  /** What comes within the time that there is; null for nothing. */
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
