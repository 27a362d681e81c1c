import { Skeleton } from '@mowka/kernel/ui'
import { Foot, FootLine, Surface, Top, WordGrid } from './word-card-styles'

/** Skeleton cards, sized like words without sentences. */
export function WordCardSkeletons({ count }: { count: number }) {
  return (
    <WordGrid aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <Surface as="li" key={index} data-skeleton>
          <Top>
            <Skeleton width={44} height={44} radius={12} />
            <div>
              <Skeleton width="45%" height={22} />
              <Skeleton width="65%" height={16} style={{ marginTop: 10 }} />
            </div>
          </Top>
          <FootLine>
            <Foot>
              <Skeleton width={90} height={26} />
            </Foot>
          </FootLine>
        </Surface>
      ))}
    </WordGrid>
  )
}
