import { z } from 'zod'
import type { Config } from '../config'
import { ExternalServiceError } from './external-service-error'
import { parsed, readAs, refusal, request } from './http-request'
import { type ResiliencePolicy, withResilience } from './resilience'
import { bearer } from './speech'

/** A question to the assistant with the schema of its answer. */
export type ChatQuestion<Schema extends z.ZodObject> = {
  /** System instructions. */
  instructions: string
  /** Earlier exchanges of the chat, oldest first. */
  earlier?: readonly { question: string; answer: string }[]
  /** The user message. */
  question: string
  answer: Schema
}

/** Asks the AI assistant. Throws an `ExternalServiceError` if the service fails or its answer doesn't match the schema. */
export type Chat = <Schema extends z.ZodObject>(asked: ChatQuestion<Schema>) => Promise<z.output<Schema>>

const Completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
})

/** Maximum length of an answer in tokens, which limits its cost. A truncated answer doesn't match any schema. */
const MAX_TOKENS = 1500

/** Bounds that aren't sent, because strict schemas don't support them; answers are validated with them here. */
const OWN_BOUNDS = ['minLength', 'maxLength', 'minItems', 'maxItems'] as const

const shapeOf = (schema: z.ZodObject) =>
  z.toJSONSchema(schema, {
    override: ({ jsonSchema }) => {
      for (const bound of OWN_BOUNDS) delete jsonSchema[bound]
    },
  })

/** Chat over the OpenAI-compatible `/chat/completions`. Not retried, because each answer costs money. */
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
          max_tokens: MAX_TOKENS,
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
      if (!read.success)
        throw new ExternalServiceError('chat', 'complete', { isUnavailable: false, code: 'another shape' })
      return read.data
    })
}
