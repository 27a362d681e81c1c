import { session } from '@mowka/kernel/session'
import { Mascot, media, tokens } from '@mowka/kernel/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import styled, { css, keyframes } from 'styled-components'
import { playSound } from '../sounds'

const fall = keyframes`from { opacity: 0; transform: translateY(-28px); }`
const Hero = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  padding: ${tokens.s6} ${tokens.s6} ${tokens.s8};
  overflow: hidden;
  border-radius: ${tokens.r24};
  background: ${tokens.sparkSoft};
  text-align: center;
  > svg { position: relative; width: 108px; height: auto; }
  h1 { position: relative; margin-top: ${tokens.s2}; }
  h1:focus-visible { outline: none; }
  p { position: relative; margin-top: 4px; font-size: ${tokens.fs18}; }
  ${media.belowMedium} {
    grid-template-columns: 76px minmax(0, 1fr);
    column-gap: ${tokens.s4};
    align-items: center;
    justify-items: start;
    padding: ${tokens.s3} ${tokens.s4} ${tokens.s4};
    text-align: left;
    > svg { width: 72px; grid-row: span 2; }
    h1 { align-self: end; margin: 0; font-size: 1.625rem; }
    p { align-self: start; padding-right: 56px; font-size: ${tokens.fs16}; line-height: 1.35; }
  }
`
/** The accents of the logo, which fall once. */
const Accents = styled.span`
  position: absolute;
  inset: 14px 0 auto;
  height: 190px;
  ${media.belowMedium} { inset: auto 0 0 auto; width: 90px; height: 72px; }
`
const accent = css`
  position: absolute;
  width: 10px;
  height: 29px;
  border-radius: 5px;
  background: ${tokens.spark};
  animation: ${fall} ${tokens.slow} ${tokens.ease} backwards;
  &:nth-child(3n + 2) { background: ${tokens.progress}; }
  &:nth-child(3n) { background: ${tokens.success}; }
`
const Accent = styled.i`
  ${accent}
  ${media.belowMedium} { display: none; }
`
const SmallAccent = styled.i`
  ${accent}
  width: 7px;
  height: 14px;
  ${media.medium} { display: none; }
`
/** Position of each accent, in percent of the width and px from the top, and its rotation. */
const places = [
  [10, 64, -30],
  [17, 14, 20],
  [26, 44, -15],
  [33, 1, 30],
  [20, 112, 40],
  [13, 152, 12],
  [66, 3, -30],
  [81, 10, -20],
  [73, 45, 15],
  [88, 65, 32],
  [78, 115, -42],
  [86, 150, -10],
] as const
/** Places on phones, in px from the right and the bottom. */
const smallPlaces = [
  [32, 40, 32],
  [50, 30, -35],
  [62, 16, 30],
  [40, 10, -40],
  [22, 8, 70],
  [18, 24, 8],
] as const

/** Celebrates an achievement, with a sound if the learner allows it. The heading takes the focus, so that screen readers start with it. */
export function Celebration({
  title,
  drawing = <Mascot face="great" />,
  children,
}: {
  title: ReactNode
  drawing?: ReactNode
  children: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
    if (session.preferences.lessonSoundsAllowed) void playSound('end')
  }, [])
  return (
    <Hero>
      <Accents aria-hidden>
        {places.map(([left, top, turn]) => (
          <Accent key={`${left} ${top}`} style={{ left: `${left}%`, top, rotate: `${turn}deg` }} />
        ))}
      </Accents>
      <Accents aria-hidden>
        {smallPlaces.map(([right, bottom, turn]) => (
          <SmallAccent key={`${right} ${bottom}`} style={{ right, bottom, rotate: `${turn}deg` }} />
        ))}
      </Accents>
      {drawing}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{children}</p>
    </Hero>
  )
}
