import { IncomingMessage } from 'node:http'
import { fieldsOf, HttpError, isRecord, parseJson, readBody } from '../http/exchange'

const FORM = 'application/x-www-form-urlencoded'

/**
 * Converts a JSON body to a form: Auth0 accepts both at its token endpoints, the provider only forms. Other requests
 * are returned unchanged.
 */
export async function withFormBody(req: IncomingMessage): Promise<IncomingMessage> {
  if (req.method !== 'POST' || !req.headers['content-type']?.includes('application/json')) return req
  const value = parseJson((await readBody(req)).toString('utf8'))
  if (!isRecord(value)) throw new HttpError(400, 'The body must be a JSON object.')
  const form = Buffer.from(fieldsOf(value).toString())

  const copy = new IncomingMessage(req.socket)
  copy.method = req.method
  copy.url = req.url
  copy.httpVersion = req.httpVersion
  copy.headers = { ...req.headers, 'content-type': FORM, 'content-length': String(form.length) }
  // Ending an incomplete message would close its connection.
  copy.complete = true
  copy.push(form)
  copy.push(null)
  return copy
}
