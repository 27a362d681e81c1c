import { useDateLabels } from './dates/date-labels'
import { useInputLabels } from './inputs/input-labels'

let mockLocale = 'pl'
jest.mock('./theme/contexts', () => ({ useLabels: () => ({ locale: mockLocale }) }))

test('texts of choice, file and number fields exist in both languages (P-I18N-01)', () => {
  mockLocale = 'pl'
  expect(useInputLabels()).toEqual({
    nothingFound: 'Nic nie pasuje',
    chooseFile: 'Wybierz plik',
    dropFile: 'albo upuść go tutaj',
    chooseFiles: 'Wybierz pliki',
    dropFiles: 'albo upuść je tutaj',
    decimal: ',',
    thousands: '\u00a0',
  })
  mockLocale = 'en'
  expect(useInputLabels()).toEqual({
    nothingFound: 'Nothing matches',
    chooseFile: 'Choose a file',
    dropFile: 'or drop it here',
    chooseFiles: 'Choose files',
    dropFiles: 'or drop them here',
    decimal: '.',
    thousands: ',',
  })
})

test('texts of calendars exist in both languages (P-I18N-01)', () => {
  mockLocale = 'pl'
  expect(useDateLabels()).toEqual({
    placeholder: 'dd.mm.rrrr',
    controls: {
      previousMonth: 'Poprzedni miesiąc',
      nextMonth: 'Następny miesiąc',
      previousYear: 'Poprzedni rok',
      nextYear: 'Następny rok',
      previousDecade: 'Poprzednie dziesięć lat',
      nextDecade: 'Następne dziesięć lat',
    },
  })
  mockLocale = 'en'
  expect(useDateLabels()).toEqual({
    placeholder: 'dd.mm.yyyy',
    controls: {
      previousMonth: 'Previous month',
      nextMonth: 'Next month',
      previousYear: 'Previous year',
      nextYear: 'Next year',
      previousDecade: 'Previous decade',
      nextDecade: 'Next decade',
    },
  })
})
