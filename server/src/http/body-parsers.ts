import { errorCodes, type FastifyInstance, type RouteOptions } from 'fastify'
import type { z } from 'zod'
import { readInput } from './schemas'

/** Registers a route whose body stays unparsed text, in a scope with its own parsers. */
export function registerRaw(app: FastifyInstance, route: RouteOptions, types: readonly string[]): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser([...types], { parseAs: 'string' }, (_, body, done) => done(null, body))
    scope.route(route)
  })
}

/** Registers a route with its own parser of JSON bodies, in a scope that doesn't validate the body again. */
export function registerParsed(
  app: FastifyInstance,
  route: RouteOptions,
  parse: (json: Uint8Array) => Promise<unknown>,
): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer' },
      async (_: unknown, body: Buffer) => {
        if (body.length === 0) throw new errorCodes.FST_ERR_CTP_EMPTY_JSON_BODY()
        return parse(body)
      },
    )
    scope.setValidatorCompiler<z.ZodType>((given) => {
      const validate = readInput(given)
      // A missing body isn't parsed.
      return given.httpPart === 'body' ? (value) => (value ? { value } : validate(value)) : validate
    })
    scope.route(route)
  })
}
