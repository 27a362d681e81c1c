import { Grid, Skeleton } from '@mowka/kernel/ui'

const TILES = ['a', 'b', 'c', 'd', 'e', 'f']

/** Filters and two rows of courses in the sizes that they will have. */
export function CoursesSkeleton() {
  return (
    <>
      <Skeleton height={76} radius={12} />
      <Grid>
        {TILES.map((tile) => (
          <Skeleton key={tile} height={176} radius={16} />
        ))}
      </Grid>
    </>
  )
}
