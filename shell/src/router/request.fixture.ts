/** The router creates a `Request` per navigation, which jsdom lacks. */
export function provideRequest(): void {
  globalThis.Request ??= class {
    readonly method = 'GET'
    readonly signal: AbortSignal
    readonly url: string
    constructor(url: string, { signal }: { signal: AbortSignal }) {
      this.url = url
      this.signal = signal
    }
  } as unknown as typeof Request
}
