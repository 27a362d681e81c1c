import { IncomingMessage } from 'node:http'
import { fieldsOf, HttpError, isRecord, parseJson, readBody } from '../http/exchange'

const FORM = 'application/x-www-form-urlencoded'

/**
 * The same request with a form instead of a JSON body: Auth0 takes either at its token endpoints, the provider only
 * forms. Requests without JSON come back untouched.
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
  // An incomplete message would take its connection with it when it ends.
  copy.complete = true
  copy.push(form)
  copy.push(null)
  return copy
}
