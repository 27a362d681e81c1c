import { z } from 'zod'
import type { Config } from '../config'
import { parsed, readAs, refusal, request } from './http-request'
import { OutsideError } from './outside-error'
import { type ResiliencePolicy, withResilience } from './resilience'
import { bearer } from './speech'

/** A question to the assistant, and the shape of what it has to say. */
export type ChatQuestion<Schema extends z.ZodObject> = {
  /** How the assistant is to behave. */
  instructions: string
  /** What was asked and said before, oldest first. */
  earlier?: readonly { question: string; answer: string }[]
  /** What is asked. */
  question: string
  answer: Schema
}

/** The AI assistant. Throws an `OutsideError` when the service fails, or says something of another shape. */
export type Chat = <Schema extends z.ZodObject>(asked: ChatQuestion<Schema>) => Promise<z.output<Schema>>

const Completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
})

/** The longest answer that is paid for, in the model's tokens. What is cut off there is of no shape. */
const MOST_TOKENS = 1500

/** Bounds that a service need not know: strict schemas refuse them, and the answer is read with them here. */
const OWN_BOUNDS = ['minLength', 'maxLength', 'minItems', 'maxItems'] as const

const shapeOf = (schema: z.ZodObject) =>
  z.toJSONSchema(schema, {
    override: ({ jsonSchema }) => {
      for (const bound of OWN_BOUNDS) delete jsonSchema[bound]
    },
  })

/** Chat over the OpenAI-compatible `/chat/completions`. Asked once, because each answer costs. */
export function openAiChat(
  { url, apiKey, model }: Config['chat'],
  overrides: Partial<ResiliencePolicy> = {},
): Chat {
  const steady = withResilience('chat', { timeout: 30_000, ...overrides })
  return ({ instructions, earlier = [], question, answer: shape }) =>
    steady('complete', 'once', async (signal) => {
      const answer = await request('chat', 'complete', `${url}/chat/completions`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...bearer(apiKey) },
        body: JSON.stringify({
          model,
          max_tokens: MOST_TOKENS,
          messages: [
            { role: 'system', content: instructions },
            ...earlier.flatMap((each) => [
              { role: 'user', content: each.question },
              { role: 'assistant', content: each.answer },
            ]),
            { role: 'user', content: question },
          ],
          response_format: {
            type: 'json_schema',
            json_schema: { name: 'answer', strict: true, schema: shapeOf(shape) },
          },
        }),
        signal,
      })
      if (answer.status !== 200) throw refusal('chat', 'complete', answer.status)
      const [choice] = readAs('chat', 'complete', answer, Completion).choices
      const read = shape.safeParse(parsed(choice?.message.content ?? ''))
      if (!read.success) throw new OutsideError('chat', 'complete', { isAway: false, code: 'another shape' })
      return read.data
    })
}
