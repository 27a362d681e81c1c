import type { NameRefusal } from '@mowka/domain/media'
import { ProblemError } from '../http/problem'

const refused = (code: string, title: string, status = 422) => new ProblemError(status, code, title)

const nameReasons: Record<NameRefusal, string> = {
  EMPTY: 'A name is missing',
  TOO_LONG: 'The name is too long',
  SIGNS: 'The name has signs that are not allowed',
  RESERVED: 'Some systems keep this name for themselves',
  ENDING: 'The library takes no files with this ending',
}

/** Reasons for refusing a file; the page translates them by code. */
export const refusals = {
  name: (why: NameRefusal) => refused(`MEDIA_NAME_${why}`, nameReasons[why]),
  taken: () => refused('MEDIA_NAME_TAKEN', 'The folder has a file of this name', 409),
  notBase64: () => refused('MEDIA_NOT_BASE64', 'The content is not in base64'),
  empty: () => refused('MEDIA_EMPTY', 'The file is empty'),
  tooLarge: () => refused('MEDIA_TOO_LARGE', 'The file is larger than 10 MB', 413),
  unknown: () => refused('MEDIA_TYPE_UNKNOWN', 'The content is no picture and no PDF'),
  otherType: () => refused('MEDIA_TYPE_DIFFERS', 'The content is not what the ending of the name says'),
  tooComplex: () => refused('MEDIA_TOO_COMPLEX', 'The drawing has too many parts'),
  broken: () => refused('MEDIA_BROKEN', 'The file is damaged or incomplete'),
  hasMore: () => refused('MEDIA_HAS_MORE', 'There is more in the file than the picture'),
}
