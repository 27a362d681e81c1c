import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Problem } from '@mowka/contract/schemas/common'
import { explainProblem } from './problem-detail'
import { defaultRestrictions, securityHeaders } from './security-headers'

const TOO_SLOW = { status: 408, code: 'REQUEST_TIMEOUT', title: 'The request took too long to arrive' }
const TOO_LARGE = {
  status: 431,
  code: 'HEADERS_TOO_LARGE',
  title: 'The request headers are too large',
}
const UNREADABLE = { status: 400, code: 'BAD_REQUEST', title: 'The request is unreadable' }

function problemOf(code: string): Omit<Problem, 'type' | 'detail'> {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return TOO_SLOW
  return code === 'HPE_HEADER_OVERFLOW' ? TOO_LARGE : UNREADABLE
}

/**
 * Responds to bytes that never became a request: invalid HTTP, headers without an end, a body that drips. There is no
 * reply object, so the response is written to the socket, which is then closed.
 */
export const answerUnreadable =
  (config: { publicUrl: string }) =>
  ({ code }: { code: string }, socket: Socket): void => {
    if (code === 'ECONNRESET' || socket.destroyed) return
    const problem = problemOf(code)
    const detail = explainProblem(problem.status, problem.code, undefined)
    const body = JSON.stringify({ type: 'about:blank', ...problem, detail })
    const headers = {
      'Content-Type': 'application/problem+json',
      'Content-Length': Buffer.byteLength(body),
      Connection: 'close',
      ...securityHeaders(config.publicUrl),
      ...defaultRestrictions(''),
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    if (socket.writable) {
      socket.write(
        `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\n${lines.join('')}\r\n${body}`,
      )
    }
    socket.destroySoon()
  }
