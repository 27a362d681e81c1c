import { useMediaQuery as useQuery } from '@mantine/hooks'

/** Whether a media query matches, e.g. `useMediaQuery(queries.medium)`. Prefer CSS where possible. */
export const useMediaQuery = (query: string): boolean =>
  useQuery(query, undefined, { getInitialValueInEffect: false })
