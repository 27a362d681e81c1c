import { MAX_TAGS } from '@mowka/contract/content-kinds/kind'
import { useFormValues } from '@mowka/web/forms'
import { TagsInput } from '@mowka/web/forms/inputs'
import { KnownTags } from './KnownTags'

/** A tag field of a content form, with suggestions from content in the same languages (A-CRSE-10). */
export function TagsOfContentInput(field: { name: string; label: string; note?: string }) {
  const values = useFormValues<object>()
  return (
    <KnownTags of={values}>
      {(known) => <TagsInput {...field} max={MAX_TAGS} suggestions={known} />}
    </KnownTags>
  )
}
