import type { ChatQuestion } from '../src/outside/chat'
import { ExternalServiceError } from '../src/outside/external-service-error'
import type { TestApi } from './test-api'

/** A question that a test's language model received. */
export type AskedQuestion = Omit<ChatQuestion<never>, 'answer'>

/** A language model that records its questions and gives the same answer to each of them. */
export const recordingChat = (asked: AskedQuestion[], reply: unknown): TestApi['services']['chat'] =>
  (async ({ answer, ...question }) => {
    asked.push(question)
    return answer.parse(reply)
  }) satisfies TestApi['services']['chat']

/** A language model that can't be reached, or replies in an unknown shape. */
export const failingChat = (why: 'timeout' | 'another shape'): TestApi['services']['chat'] =>
  (async () => {
    throw new ExternalServiceError('chat', 'complete', { isUnavailable: why === 'timeout', code: why })
  }) satisfies TestApi['services']['chat']
