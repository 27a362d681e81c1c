/** Time, so that tests can own it. `after` gives back how to call it off. */
export type Clock = { after: (milliseconds: number, act: () => void) => () => void }

/** The browser's time. */
export const browserClock: Clock = {
  after: (milliseconds, act) => {
    const timer = window.setTimeout(act, milliseconds)
    return () => window.clearTimeout(timer)
  },
}

/** What still happens by itself after a result. All of it is called off together. */
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
