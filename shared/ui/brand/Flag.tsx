import type { ReactNode } from 'react'
import styled from 'styled-components'

/** Codes of the languages, as the contract writes them. */
export type FlagCode = 'PL' | 'ENG' | 'DE' | 'ES' | 'FR' | 'IT' | 'RU'

const Svg = styled.svg`
  display: block;
  flex: none;
  border-radius: 4px;
  box-shadow: 0 0 0 1px rgb(11 37 69 / 0.12);
`

const bands = (horizontal: boolean, a: string, b: string, c: string) => (
  <>
    <path fill={b} d="M0 0h24v18H0z" />
    <path fill={a} d={horizontal ? 'M0 0h24v6H0z' : 'M0 0h8v18H0z'} />
    <path fill={c} d={horizontal ? 'M0 12h24v6H0z' : 'M16 0h8v18h-8z'} />
  </>
)

const flags: Record<FlagCode, ReactNode> = {
  PL: (
    <>
      <path fill="#fff" d="M0 0h24v9H0z" />
      <path fill="#dc143c" d="M0 9h24v9H0z" />
    </>
  ),
  ENG: (
    <>
      <path fill="#012169" d="M0 0h24v18H0z" />
      <path stroke="#fff" strokeWidth="3.6" d="M0 0l24 18M24 0L0 18" />
      <path stroke="#c8102e" strokeWidth="1.4" d="M0 0l24 18M24 0L0 18" />
      <path stroke="#fff" strokeWidth="6" d="M12 0v18M0 9h24" />
      <path stroke="#c8102e" strokeWidth="3.4" d="M12 0v18M0 9h24" />
    </>
  ),
  DE: bands(true, '#1a1a1a', '#d00', '#ffce00'),
  ES: (
    <>
      <path fill="#aa151b" d="M0 0h24v18H0z" />
      <path fill="#f1bf00" d="M0 4.5h24v9H0z" />
    </>
  ),
  FR: bands(false, '#002654', '#fff', '#ce1126'),
  IT: bands(false, '#009246', '#fff', '#ce2b37'),
  RU: bands(true, '#fff', '#0039a6', '#d52b1e'),
}

const isFlagCode = (code: string): code is FlagCode => code in flags

/** The flag of a language; decoration unless it has a `label`. An unknown code draws a quiet plate. */
export function Flag({ langCode, size = 24, label }: { langCode: string; size?: number; label?: string }) {
  return (
    <Svg
      viewBox="0 0 24 18"
      width={size}
      height={(size * 3) / 4}
      preserveAspectRatio="xMidYMid slice"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {isFlagCode(langCode) ? flags[langCode] : <path fill="#a9b7cc" d="M0 0h24v18H0z" />}
    </Svg>
  )
}
