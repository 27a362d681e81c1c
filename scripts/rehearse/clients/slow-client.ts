import net from 'node:net'
import { pause } from '../system/children'

/** Interval between two bytes of a slow request, in ms. */
const BYTE_EVERY = 1_000

/** Sends a request at one byte per second until the server closes the connection or the signal aborts. */
export async function sendSlowly(port: number, signal: AbortSignal): Promise<void> {
  const socket = net.connect(port, '127.0.0.1')
  let isOpen = true
  socket.on('error', () => {})
  socket.on('close', () => {
    isOpen = false
  })
  socket.write(
    'POST /api/track HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n',
  )
  while (isOpen && !signal.aborted) {
    socket.write('{')
    await pause(BYTE_EVERY)
  }
  socket.destroy()
}
