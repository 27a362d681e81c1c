import { Grid, Section } from '@mowka/kernel/ui'
import type { Selling } from '../access/selling'
import { CourseTile } from './CourseTile'
import type { CourseEntry } from './course-groups'

/** A group of courses under its heading; nothing at all without courses. */
export function CourseGroup({
  title,
  note,
  entries,
  sells,
}: {
  title: string
  note?: string
  entries: readonly CourseEntry[]
  /** Locked courses lead to the plans. */
  sells: Selling
}) {
  if (entries.length === 0) return null
  return (
    <Section title={title} aside={note}>
      <Grid as="ul">
        {entries.map((entry) => (
          <li key={entry.course._id}>
            <CourseTile entry={entry} sells={sells} />
          </li>
        ))}
      </Grid>
    </Section>
  )
}
