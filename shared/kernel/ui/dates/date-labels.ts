import type { UiLocale } from '../theme/labels'
import { useLabels } from '../theme/labels-context'

const words = {
  pl: {
    placeholder: 'dd.mm.rrrr',
    controls: {
      previousMonth: 'Poprzedni miesiąc',
      nextMonth: 'Następny miesiąc',
      previousYear: 'Poprzedni rok',
      nextYear: 'Następny rok',
      previousDecade: 'Poprzednie dziesięć lat',
      nextDecade: 'Następne dziesięć lat',
    },
  },
  en: {
    placeholder: 'dd.mm.yyyy',
    controls: {
      previousMonth: 'Previous month',
      nextMonth: 'Next month',
      previousYear: 'Previous year',
      nextYear: 'Next year',
      previousDecade: 'Previous decade',
      nextDecade: 'Next decade',
    },
  },
} satisfies Record<UiLocale, unknown>

/** Texts inside calendars, bundled with this module only. */
export const useDateLabels = () => words[useLabels().locale]
