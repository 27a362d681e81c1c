import { TagsInput } from '@mowka/shared/forms/inputs'
import { KnownTags, MOST_TAGS } from './KnownTags'

/** Tags of content in a form, with those that others have (A-CRSE-10). */
export const TagsOfContentInput = (field: { name: string; label: string; note?: string }) => (
  <KnownTags>{(known) => <TagsInput {...field} max={MOST_TAGS} suggestions={known} />}</KnownTags>
)
