import { Grid, Section } from '@mowka/kernel/ui'
import type { PlansPromotion } from '../access/plans-promotion'
import { CourseTile } from './CourseTile'
import type { CourseEntry } from './course-groups'

/** A group of courses with a heading; renders nothing without courses. */
export function CourseGroup({
  title,
  note,
  entries,
  promotion,
}: {
  title: string
  note?: string
  entries: readonly CourseEntry[]
  /** How locked courses link to the plans. */
  promotion: PlansPromotion
}) {
  if (entries.length === 0) return null
  return (
    <Section title={title} aside={note}>
      <Grid as="ul">
        {entries.map((entry) => (
          <li key={entry.course._id}>
            <CourseTile entry={entry} promotion={promotion} />
          </li>
        ))}
      </Grid>
    </Section>
  )
}
