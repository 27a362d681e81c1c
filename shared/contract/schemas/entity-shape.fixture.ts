import type { z } from 'zod'

/** Expects that a schema parses an entity completely, and rejects it without any of the required fields. */
export function expectWhole(shape: z.ZodType, whole: object, asked: string): void {
  expect(shape.parse(whole)).toEqual(whole)
  for (const name of asked.split(' ')) {
    expect(whole).toHaveProperty(name)
    const part = Object.fromEntries(Object.entries(whole).filter(([key]) => key !== name))
    expect([name, shape.safeParse(part).success]).toEqual([name, false])
  }
}
