import { useMediaQuery as useQuery } from '@mantine/hooks'

/** Whether a media query holds now, e.g. `useMediaQuery(queries.medium)`. Prefer CSS where it can do the same. */
export const useMediaQuery = (query: string): boolean =>
  useQuery(query, undefined, { getInitialValueInEffect: false })
