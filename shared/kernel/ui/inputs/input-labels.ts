import { useLabels } from '../theme/contexts'
import type { UiLocale } from '../theme/labels'

const words = {
  pl: {
    nothingFound: 'Nic nie pasuje',
    chooseFile: 'Wybierz plik',
    dropFile: 'albo upuść go tutaj',
    chooseFiles: 'Wybierz pliki',
    dropFiles: 'albo upuść je tutaj',
    decimal: ',',
    thousands: '\u00a0',
  },
  en: {
    nothingFound: 'Nothing matches',
    chooseFile: 'Choose a file',
    dropFile: 'or drop it here',
    chooseFiles: 'Choose files',
    dropFiles: 'or drop them here',
    decimal: '.',
    thousands: ',',
  },
} satisfies Record<UiLocale, unknown>

/** Texts inside these components, bundled with this module only. */
export const useInputLabels = () => words[useLabels().locale]
