import { langCodes } from '@mowka/domain/languages/codes'
import type { RouteShorthandOptions } from 'fastify'

/** The headers of every response: no scripts, no caching, no content sniffing. */
export const headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
}

const lang = { type: 'string', enum: langCodes }
const id = { type: 'string', minLength: 1, maxLength: 64 }
const text = { type: 'string', maxLength: 500 }
const pair = { sourceLang: { ...lang, default: 'PL' }, targetLang: { ...lang, default: 'ENG' } }

const query = (more: object = {}) => ({
  type: 'object',
  properties: { ...pair, ...more },
  required: Object.keys(more),
  additionalProperties: false,
})
const params = (...names: string[]) => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, id])),
})

/** Input schemas: the language pair of every call, ids and bodies. */
export const ofPair: RouteShorthandOptions = { schema: { querystring: query() } }
export const ofLesson: RouteShorthandOptions = {
  schema: { querystring: query(), params: params('courseId', 'lessonId') },
}
export const ofAttempt: RouteShorthandOptions = {
  schema: {
    querystring: query(),
    body: {
      type: 'object',
      properties: { check: { type: 'boolean' }, userInput: text, exerciseId: id, lang },
      required: ['check', 'userInput', 'exerciseId', 'lang'],
    },
  },
}

export const ofEvent: RouteShorthandOptions = {
  schema: {
    querystring: query(),
    body: {
      type: 'object',
      properties: {
        eventId: { type: 'string', format: 'uuid' },
        name: { type: 'string', enum: ['EXAMPLE_SUCCESS'] },
        lessonId: id,
        courseId: id,
        createdAt: { type: 'string', format: 'date-time' },
        payload: {
          type: 'object',
          properties: { exerciseId: id, learningMode: { type: 'string', maxLength: 64 } },
          required: ['exerciseId', 'learningMode'],
        },
      },
      required: ['eventId', 'name', 'lessonId', 'courseId', 'createdAt', 'payload'],
    },
  },
}
