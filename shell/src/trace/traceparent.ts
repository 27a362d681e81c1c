declare global {
  interface Window {
    /** The trace of the current address, shared by the page's inline script and the shell. */
    mowkaTrace?: { address: string; id: string }
  }
}

const hex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/**
 * Returns a W3C `traceparent` header. All calls made at one address of the product share a trace; its id is random and
 * not stored. The server decides whether the trace is recorded.
 */
export function traceparent(): string {
  const { pathname } = location
  if (window.mowkaTrace?.address !== pathname) window.mowkaTrace = { address: pathname, id: hex(16) }
  return `00-${window.mowkaTrace.id}-${hex(8)}-01`
}
