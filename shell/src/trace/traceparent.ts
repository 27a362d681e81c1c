const hex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

let trace = { address: '', id: '' }

/**
 * Returns a W3C `traceparent` header. All calls made at one address of the product share a trace; its id is random and
 * not stored. The server decides whether the trace is recorded.
 */
export function traceparent(): string {
  const { pathname } = location
  if (trace.address !== pathname) trace = { address: pathname, id: hex(16) }
  return `00-${trace.id}-${hex(8)}-01`
}
