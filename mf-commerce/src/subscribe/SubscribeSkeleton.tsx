import { media, Skeleton, tokens } from '@mowka/kernel/ui'
import styled from 'styled-components'
import { Plans } from './plan-styles'

const Languages = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(100px, 1fr);
  gap: ${tokens.s3};
  height: 112px;
  overflow: hidden;
  ${media.medium} { height: 84px; }
`
const Steps = styled.div`
  display: grid;
  gap: ${tokens.s6};
  padding-top: ${tokens.s4};
`

/** Skeleton for five languages and three plans. */
export function SubscribeSkeleton() {
  return (
    <Steps>
      <Skeleton width={140} height={32} />
      <Languages>
        {[1, 2, 3, 4, 5].map((tile) => (
          <Skeleton key={tile} height="100%" radius={16} />
        ))}
      </Languages>
      <Skeleton width={200} height={32} />
      <Plans>
        {[1, 2, 3].map((card) => (
          <Skeleton key={card} height={192} radius={24} />
        ))}
      </Plans>
    </Steps>
  )
}
