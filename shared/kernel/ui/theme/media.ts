import { useMediaQuery as useQuery } from '@mantine/hooks'

/** Upper bounds in pixels: xs is below 600, sm below 960, md below 1280, lg below 1920 (P-THEME-01, C55). */
export const breakpoints = { xs: 600, sm: 960, md: 1280, lg: 1920 } as const

const below = (width: number): string => `(max-width: ${width - 0.02}px)`
const from = (width: number): string => `(min-width: ${width}px)`

/** Breakpoint queries for `useMediaQuery`. */
export const queries = {
  phone: below(breakpoints.xs),
  belowMedium: below(breakpoints.sm),
  medium: from(breakpoints.sm),
  belowLarge: below(breakpoints.md),
  large: from(breakpoints.md),
  wide: from(breakpoints.lg),
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  dark: '(prefers-color-scheme: dark)',
  forcedColors: '(forced-colors: active)',
} as const

/**
 * Media rules for styled-components: `${media.phone} { padding: 0; }`.
 * phone < 600, belowMedium < 960, medium ≥ 960, belowLarge < 1280, large ≥ 1280, wide ≥ 1920.
 */
export const media = {
  phone: `@media ${queries.phone}`,
  belowMedium: `@media ${queries.belowMedium}`,
  medium: `@media ${queries.medium}`,
  belowLarge: `@media ${queries.belowLarge}`,
  large: `@media ${queries.large}`,
  wide: `@media ${queries.wide}`,
  hover: `@media ${queries.hover}`,
  reducedMotion: `@media ${queries.reducedMotion}`,
  forcedColors: `@media ${queries.forcedColors}`,
  print: '@media print',
} as const

/** Whether a media query matches, e.g. `useMediaQuery(queries.medium)`. Prefer CSS where possible. */
export const useMediaQuery = (query: string): boolean =>
  useQuery(query, undefined, { getInitialValueInEffect: false })
