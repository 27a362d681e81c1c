import type { NextItem, TrainerPorts } from './ports'

/** Which exercise comes next. It may be asked for while a right answer is still read: then going on waits for the saving only. */
export class NextUp {
  private readonly ports: Pick<TrainerPorts, 'items' | 'mode' | 'prepare'>
  /** What was asked for ahead; null in it when that failed. */
  private ahead: Promise<NextItem | null> | null = null

  constructor(ports: Pick<TrainerPorts, 'items' | 'mode' | 'prepare'>) {
    this.ports = ports
  }

  /** Asks for what comes once an exercise is done, and fetches its sound (L-TRN-30). */
  lookAhead(exerciseId: string): void {
    this.ahead = this.fetchAfter(exerciseId)
  }

  /** What was asked for ahead no longer comes next. */
  forget(): void {
    this.ahead = null
  }

  /** What comes next; asked for now where it is not known, or looking ahead has failed. */
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
