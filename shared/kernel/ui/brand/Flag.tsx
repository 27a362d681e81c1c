import type { LangCode } from '@mowka/domain/languages/codes'
import { flags } from '@mowka/domain/languages/facts'
import styled from 'styled-components'

export type FlagCode = LangCode

const Svg = styled.svg`
  display: block;
  flex: none;
  border-radius: 4px;
  box-shadow: 0 0 0 1px rgb(11 37 69 / 0.12);
`

const UNKNOWN = [{ d: 'M0 0h24v18H0z', color: '#a9b7cc', width: undefined }]

const isFlagCode = (code: string): code is FlagCode => code in flags

/** The flag of a language; decorative unless it has a `label`. An unknown code is a plain rectangle. */
export function Flag({ langCode, size = 24, label }: { langCode: string; size?: number; label?: string }) {
  return (
    <Svg
      viewBox="0 0 24 18"
      width={size}
      height={(size * 3) / 4}
      preserveAspectRatio="xMidYMid slice"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {(isFlagCode(langCode) ? flags[langCode] : UNKNOWN).map(({ d, color, width }) =>
        width === undefined ? (
          <path key={color + d} fill={color} d={d} />
        ) : (
          <path key={color + d} stroke={color} strokeWidth={width} d={d} />
        ),
      )}
    </Svg>
  )
}
