import { DatesProvider } from '@mantine/dates'
import type { ReactNode } from 'react'
import 'dayjs/locale/pl'
import { Frame } from '../library/Frame'
import { useLabels } from '../theme/labels-context'

/** Provider for fields with a calendar: weeks begin on Monday, names are in the page's language. */
export function Calendars({ children }: { children: ReactNode }) {
  const { locale } = useLabels()
  return (
    <Frame>
      <DatesProvider settings={{ locale, firstDayOfWeek: 1, weekendDays: [0, 6] }}>{children}</DatesProvider>
    </Frame>
  )
}
