import { createHash } from 'node:crypto'
import { HttpError, isRecord } from '../http/exchange'
import { suggestionsFor } from './suggestions'
import { tutorReply } from './tutor'

/** Maximum length of a generated list, regardless of the schema. */
const LIST_LENGTH = 2

/** Maximum nesting depth of a schema. */
const MAX_DEPTH = 12

interface Topic {
  phrase: string
  context: string
}

/**
 * Responds to an OpenAI chat request, deterministically and on topic. With a JSON schema (`response_format`) the
 * content is an object of that schema, with `json_object` a generic one.
 */
export function chatAnswer(request: unknown) {
  if (!isRecord(request) || !Array.isArray(request.messages) || request.messages.length === 0) {
    throw new HttpError(400, 'messages must be a list with at least one message.')
  }
  const asked = lastUserText(request.messages)
  const content = contentFor(asked, request.response_format)
  const id = createHash('sha256').update(JSON.stringify(request)).digest('hex').slice(0, 24)
  const usage = {
    prompt_tokens: tokens(JSON.stringify(request.messages)),
    completion_tokens: tokens(content),
  }
  return {
    id: `chatcmpl-${id}`,
    object: 'chat.completion',
    created: Math.floor(Date.now() / 1000),
    model: typeof request.model === 'string' ? request.model : 'sandbox',
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content, refusal: null },
        logprobs: null,
        finish_reason: 'stop',
      },
    ],
    usage: { ...usage, total_tokens: usage.prompt_tokens + usage.completion_tokens },
  }
}

function contentFor(asked: string, format: unknown): string {
  const topic = topicOf(asked)
  if (isRecord(format) && format.type === 'json_schema') {
    const schema = isRecord(format.json_schema) ? format.json_schema.schema : undefined
    const known = tutorReply(jsonFields(asked))
    if (known && isReplySchema(schema)) return JSON.stringify(known)
    const suggestions = suggestionsFor(jsonFields(asked))
    if (suggestions && hasProperty(schema, 'mistakes')) return JSON.stringify(suggestions)
    return JSON.stringify(valueFor(schema, '', topic, schema, 0))
  }
  if (isRecord(format) && format.type === 'json_object') return JSON.stringify(generalAnswer(topic))
  return sentence('introduction', topic, 0)
}

/** Whether the platform's assistant expects a reply. */
const isReplySchema = (schema: unknown): boolean => hasProperty(schema, 'continuationSentence')

const hasProperty = (schema: unknown, name: string): boolean =>
  isRecord(schema) && isRecord(schema.properties) && name in schema.properties

/** Lists that the assistant may request (P-ENT-49), filled in. */
function generalAnswer(topic: Topic) {
  const list = (name: string) =>
    Array.from({ length: LIST_LENGTH }, (_, index) => ({
      text: sentence(name, topic, index),
      translation: sentence('translation', topic, index),
      explanation: sentence('explanation', topic, index),
    }))
  const names = ['synonyms', 'antonyms', 'collocations', 'examples', 'meanings']
  return {
    introduction: sentence('introduction', topic, 0),
    ...Object.fromEntries(names.map((name) => [name, list(name)])),
    continuationSentence: sentence('continuationSentence', topic, 0),
  }
}

/** Generates a value of the schema about the topic. */
function valueFor(
  schema: unknown,
  name: string,
  topic: Topic,
  root: unknown,
  depth: number,
  index = 0,
): unknown {
  if (!isRecord(schema) || depth > MAX_DEPTH) return sentence(name, topic, index)
  if (typeof schema.$ref === 'string') {
    return valueFor(resolved(schema.$ref, root), name, topic, root, depth + 1, index)
  }
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[0]
  const choice = [schema.anyOf, schema.oneOf, schema.allOf].find(Array.isArray)
  if (choice) return valueFor(choice[0], name, topic, root, depth + 1, index)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  switch (type) {
    case 'object': {
      const properties = isRecord(schema.properties) ? schema.properties : {}
      const entries = Object.entries(properties).map(([key, inner]) => [
        key,
        valueFor(inner, GENERIC_NAMES.has(key) ? name : key, topic, root, depth + 1, index),
      ])
      return Object.fromEntries(entries)
    }
    case 'array': {
      const least = typeof schema.minItems === 'number' ? schema.minItems : LIST_LENGTH
      const most = typeof schema.maxItems === 'number' ? schema.maxItems : LIST_LENGTH
      const length = Math.max(least, Math.min(LIST_LENGTH, most))
      return Array.from({ length }, (_, at) => valueFor(schema.items, name, topic, root, depth + 1, at))
    }
    case 'integer':
    case 'number':
      return typeof schema.minimum === 'number' ? schema.minimum : 1
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return sentence(name, topic, index)
  }
}

/** Generic names that add nothing to the name of their list. */
const GENERIC_NAMES = new Set(['text', 'value', 'word', 'phrase', 'content'])

function resolved(reference: string, root: unknown): unknown {
  return reference
    .replace(/^#\/?/, '')
    .split('/')
    .filter(Boolean)
    .reduce<unknown>((found, part) => (isRecord(found) ? found[part] : undefined), root)
}

const SENTENCES: Record<string, (topic: Topic, number: number) => string> = {
  introduction: ({ phrase, context }) =>
    context
      ? `„${phrase}” to tutaj część zdania „${context}”. Przyjrzyjmy się temu krok po kroku.`
      : `Przyjrzyjmy się wyrażeniu „${phrase}” krok po kroku.`,
  continuationSentence: ({ phrase }) => `Ułóż teraz własne zdanie z wyrażeniem „${phrase}”.`,
  synonyms: ({ phrase }, number) => `${phrase} (synonim ${number})`,
  antonyms: ({ phrase }, number) => `not ${phrase} (${number})`,
  collocations: ({ phrase }, number) => `${['often', 'really'][number - 1] ?? 'also'} ${phrase}`,
  examples: ({ phrase, context }, number) => `${context || phrase} (przykład ${number})`,
  meanings: ({ phrase }, number) => `${phrase}: znaczenie ${number}`,
  translation: ({ phrase }, number) => `tłumaczenie ${number} wyrażenia „${phrase}”`,
  explanation: ({ phrase }) => `Wyrażenia „${phrase}” używa się w takich sytuacjach na co dzień.`,
}

function sentence(name: string, topic: Topic, index: number): string {
  const known = SENTENCES[name]
  return known ? known(topic, index + 1) : `${topic.phrase} (${name || 'odpowiedź'} ${index + 1})`
}

function lastUserText(messages: unknown[]): string {
  const texts = messages.filter(isRecord).filter(({ role }) => role === 'user')
  const content = texts.at(-1)?.content
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content
    .filter(isRecord)
    .map(({ text }) => (typeof text === 'string' ? text : ''))
    .join(' ')
}

/** Topic of a question: fields of a JSON question, else the first quoted words, else its beginning. */
function topicOf(question: string): Topic {
  const fields = jsonFields(question)
  const field = (...names: string[]) => {
    const found = names
      .map((name) => fields[name])
      .find((value) => typeof value === 'string' && value.trim() !== '')
    return typeof found === 'string' ? found.trim() : ''
  }
  const quoted = /[„"“«]([^"”»“„]{1,80})["”»“]/.exec(question)?.[1]
  const phrase =
    field('selectedPhrase', 'phrase', 'userInput', 'userAnswer') || quoted?.trim() || opening(question)
  return { phrase, context: field('answer', 'sentence', 'example') }
}

function jsonFields(question: string): Record<string, unknown> {
  const start = question.indexOf('{')
  const end = question.lastIndexOf('}')
  if (start < 0 || end < start) return {}
  try {
    const value: unknown = JSON.parse(question.slice(start, end + 1))
    if (!isRecord(value)) return {}
    return isRecord(value.context) ? { ...value.context, ...value } : value
  } catch {
    return {}
  }
}

function opening(question: string): string {
  return question.trim().split(/\s+/).slice(0, 6).join(' ') || '…'
}

/** Rough token count: four characters per token. */
function tokens(text: string): number {
  return Math.ceil(text.length / 4)
}
