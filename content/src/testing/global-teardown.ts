import { rmSync } from 'node:fs'
import { dirname } from 'node:path'

/** Deletes the library that test files shared. */
export default function globalTeardown(): void {
  const file = process.env.TEST_LIBRARY
  if (file) rmSync(dirname(file), { recursive: true, force: true })
}
