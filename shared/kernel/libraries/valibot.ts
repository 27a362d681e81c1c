/**
 * The Valibot exports that the shell provides, under the package's own name; see `react-router-dom.ts` next to this
 * file. Imports by path, because the package name resolves to this file.
 */
export {
  array,
  boolean,
  check,
  custom,
  exactOptional,
  fallback,
  type GenericSchema,
  type InferOutput,
  integer,
  nullable,
  number,
  object,
  picklist,
  pipe,
  record,
  safeParse,
  string,
  transform,
  union,
  unknown,
} from '../node_modules/valibot'
