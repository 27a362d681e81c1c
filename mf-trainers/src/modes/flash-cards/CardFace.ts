import { media, SpeechBubble, tokens } from '@mowka/kernel/ui'
import styled from 'styled-components'

/** CSS variable with the swipe distance; `useSwipe` sets it around both faces. */
export const SWIPE = '--card-swipe'

/** A face of a card. It follows a swipe, and its border shows the verdict that releasing it would give. */
export const CardFace = styled(SpeechBubble).attrs({ padding: 'none' as const })`
  display: flex;
  align-items: center;
  gap: ${tokens.s3};
  min-height: 168px;
  padding: ${tokens.s5} ${tokens.s4} ${tokens.s5} ${tokens.s6};
  > div { flex: 1; min-width: 0; }
  ${media.belowMedium} { min-height: 120px; padding: ${tokens.s4} ${tokens.s2} ${tokens.s4} ${tokens.s5}; }
  transform: translateX(var(${SWIPE}, 0));
  [data-swipe='right'] & { border-color: ${tokens.success}; }
  [data-swipe='left'] & { border-color: ${tokens.danger}; }
  ${media.reducedMotion} { transform: none; }
`
/** The language of a face, above its sentence. */
export const FaceName = styled.span`
  display: block;
  margin-bottom: 4px;
  color: ${tokens.muted};
  font-size: ${tokens.fs14};
  font-weight: 800;
`
