import type { NextItem, TrainerPorts } from './ports'

/** Loads the next exercise. With a lookahead while a right answer is read, continuing waits only for the save. */
export class NextUp {
  private readonly ports: Pick<TrainerPorts, 'items' | 'mode' | 'prepare'>
  /** The lookahead request; resolves to `null` if it failed. */
  private ahead: Promise<NextItem | null> | null = null

  constructor(ports: Pick<TrainerPorts, 'items' | 'mode' | 'prepare'>) {
    this.ports = ports
  }

  /** Requests the exercise after this one and fetches its recording (L-TRN-30). */
  lookAhead(exerciseId: string): void {
    this.ahead = this.fetchAfter(exerciseId)
  }

  /** Discards the lookahead because the next exercise has changed. */
  forget(): void {
    this.ahead = null
  }

  /** Returns the next exercise from the lookahead, or requests it if there is none or it failed. */
  async take(): Promise<NextItem> {
    const { ahead } = this
    this.forget()
    return (ahead && (await ahead)) ?? this.ports.items.next()
  }

  private async fetchAfter(exerciseId: string): Promise<NextItem | null> {
    const { items, mode, prepare } = this.ports
    const next = await items.after?.(exerciseId).catch(() => null)
    const recording = next?.item && mode.playsWhenShown(next.item)
    if (recording) prepare(recording)
    return next?.item ? next : null
  }
}
