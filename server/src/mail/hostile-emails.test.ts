import { createTransport } from 'nodemailer'
import { z } from 'zod'
import { hostileTexts } from '../../testing/generated/hostile-texts'
import type { JsonSchema } from '../../testing/generated/json-arbitrary'
import { emailTemplates } from '../domain-jobs'
import { renderEmail } from './email-template'

const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })

/** Creates a value of a schema with the same text in every string. */
function sampleOf(schema: JsonSchema, text: string): unknown {
  const [choice] = (schema.anyOf ?? []).filter(({ type }) => type !== 'null')
  if (choice) return sampleOf(choice, text)
  if (Array.isArray(schema.type)) {
    return sampleOf({ ...schema, type: schema.type.find((type) => type !== 'null') }, text)
  }
  if (schema.enum) return schema.enum[0]
  if (schema.type === 'string') {
    const fixed: Record<string, string> = {
      uri: 'https://mowka.example/',
      date: '2027-06-30',
      'date-time': '2027-06-30T10:00:00Z',
    }
    return fixed[schema.format ?? ''] ?? text
  }
  if (schema.type === 'integer') return Math.max(schema.minimum ?? 0, 2)
  if (schema.type === 'boolean') return true
  if (schema.type === 'array') return [sampleOf(schema.items ?? {}, text)]
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([key, each]) => [key, sampleOf(each, text)]),
  )
}

/** Returns the distinct header names of a message. */
async function headersOf(message: ReturnType<typeof renderEmail>): Promise<string[]> {
  const sent = await transport.sendMail({
    from: 'Mówka <mowka@mowka.test>',
    to: { name: '', address: 'anna@mowka.test' },
    ...message,
  })
  const [head = ''] = sent.message.toString().split('\n\n')
  return head
    .split('\n')
    .filter((line) => !/^[ \t]/.test(line))
    .map((line) => line.replace(/:.*$/, ''))
}

const usual = ['From', 'To', 'Subject', 'Message-ID', 'Date', 'MIME-Version', 'Content-Type']

describe.each(emailTemplates)('the email $name', (template) => {
  const schema = z.toJSONSchema(template.schema, { unrepresentable: 'any' }) as JsonSchema
  test.each(Object.entries(hostileTexts))('stays a single message with %s in its data', async (_, text) => {
    // Text from the database is well-formed and contains no NUL.
    const stored = text.toWellFormed().replaceAll('\0', '')
    const data = template.schema.parse(sampleOf(schema, stored))
    for (const lang of ['pl', 'en'] as const) {
      const message = renderEmail(template.content[lang](data), lang)
      expect((await headersOf(message)).sort()).toEqual([...usual].sort())
      expect(message.subject).not.toMatch(/[\p{Cc}\u202e]/u)
      expect(message.html).not.toMatch(/<script|<b>/)
      for (const body of [message.text, message.html]) expect(body).not.toMatch(/[^\P{Cc}\t\n\r]/u)
    }
  })
})
