import type { JsonSchema } from './json-arbitrary'

/** Keys that lead to a value; 0 is any item of a list. */
export type FieldPath = readonly (string | 0)[]

/** Returns the paths of user-written text in a schema: strings without an enum or a pattern. */
export function pathsOfText(schema: JsonSchema): FieldPath[] {
  const definitions = schema.$defs ?? {}
  const paths = new Map<string, FieldPath>()
  const walk = (part: JsonSchema, at: FieldPath, depth: number): void => {
    if (depth > 12) return
    if (part.$ref) walk(definitions[part.$ref.split('/').pop() ?? ''] ?? {}, at, depth + 1)
    const isFree =
      !part.enum &&
      !('const' in part) &&
      !part.pattern &&
      !['uuid', 'date', 'date-time'].includes(part.format ?? '')
    if (part.type === 'string' && isFree) paths.set(at.join('.'), at)
    for (const each of [...(part.anyOf ?? []), ...(part.oneOf ?? []), ...(part.allOf ?? [])])
      walk(each, at, depth + 1)
    for (const [key, each] of Object.entries(part.properties ?? {})) walk(each, [...at, key], depth + 1)
    if (part.items) walk(part.items, [...at, 0], depth + 1)
  }
  walk(schema, [], 0)
  return [...paths.values()]
}

/** Sets a text at a path; `undefined` if the value doesn't have that path. */
export function withText(value: unknown, [key, ...rest]: FieldPath, text: string): unknown {
  if (key === undefined) return text
  if (typeof value !== 'object' || value === null) return undefined
  if (Array.isArray(value)) {
    const inner = value.length > 0 ? withText(value[0], rest, text) : undefined
    return inner === undefined ? undefined : [inner, ...value.slice(1)]
  }
  const inner = rest.length === 0 ? text : withText(Reflect.get(value, key), rest, text)
  return inner === undefined ? undefined : { ...value, [key]: inner }
}
