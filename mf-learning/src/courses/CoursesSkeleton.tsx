import { Grid, Skeleton } from '@mowka/shared/ui'
import { useTranslation } from 'react-i18next'

const TILES = ['a', 'b', 'c', 'd', 'e', 'f']

/** Filters and two rows of courses in the sizes that they will have. */
export function CoursesSkeleton() {
  const { t } = useTranslation('learning')
  return (
    <>
      <Skeleton height={76} radius={12} />
      <Grid aria-busy="true" aria-label={t('common:loading')}>
        {TILES.map((tile) => (
          <Skeleton key={tile} height={176} radius={16} />
        ))}
      </Grid>
    </>
  )
}
