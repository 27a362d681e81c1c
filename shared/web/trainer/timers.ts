/** A clock that tests can replace. `after` returns the function to cancel. */
export type Clock = { after: (milliseconds: number, act: () => void) => () => void }

/** The browser's clock. */
export const browserClock: Clock = {
  after: (milliseconds, act) => {
    const timer = window.setTimeout(act, milliseconds)
    return () => window.clearTimeout(timer)
  },
}

/** Pending actions after a result, cancelled together. */
export class Timers {
  private waiting: (() => void)[] = []
  private readonly clock: Clock

  constructor(clock: Clock) {
    this.clock = clock
  }

  after(milliseconds: number, act: () => void): void {
    this.waiting.push(this.clock.after(milliseconds, act))
  }

  callOff(): void {
    for (const cancel of this.waiting) cancel()
    this.waiting = []
  }
}
