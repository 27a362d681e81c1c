/** The router makes a request for each navigation, and the browser of the tests has none. */
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
