import type { ProgressEvent } from '@mowka/contract/schemas/progress'

/** Text without NUL and halves of characters, neither of which PostgreSQL's JSON can hold. */
const keepableText = (text: string) => Buffer.from(text.replaceAll('\0', ''), 'utf8').toString('utf8')

/**
 * A payload as the log can keep it. A slip on the keyboard or an emoji cut in two must not cost a learner the event,
 * so such characters are dropped and not refused.
 */
export const keepable = (payload: ProgressEvent['payload']): ProgressEvent['payload'] => ({
  ...payload,
  ...(payload.userInput === undefined ? {} : { userInput: keepableText(payload.userInput) }),
  ...(payload.expectedResult === undefined ? {} : { expectedResult: keepableText(payload.expectedResult) }),
})
