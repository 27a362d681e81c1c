import { between, required } from '@mowka/domain/rules'
import { startI18n } from '@mowka/kernel/i18n'
import { providePlatform } from '@mowka/kernel/platform'
import { UiProvider } from '@mowka/kernel/ui'
import { fakePlatform } from '@mowka/testing/fake-platform'
import type { Outcome } from '@mowka/web/api'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Form, FormActions } from '.'
import { DateInput, DateRangeInput, MonthInput } from './dates'
import { FileInput, MultiSelectInput, NumberInput, SuggestInput, TagsInput } from './inputs'

type Values = {
  points: number | null
  langs: ('ENG' | 'DE')[]
  tags: string[]
  town: string
  files: File[]
  day: string | null
  range: readonly [string | null, string | null]
  month: string | null
}
const empty: Values = {
  points: null,
  langs: [],
  tags: [],
  town: '',
  files: [],
  day: null,
  range: [null, null],
  month: null,
}
const langs = [
  { value: 'ENG', label: 'Angielski' },
  { value: 'DE', label: 'Niemiecki' },
] as const

test('on-demand fields show their errors, receive focus and report their values like all others (P-FORM-11)', async () => {
  await startI18n('pl')
  providePlatform(fakePlatform())
  const save = jest
    .fn<Promise<Outcome<unknown>>, [Values]>()
    .mockResolvedValue({ ok: true, answer: undefined })
  render(
    <UiProvider>
      <Form<Values> initialValues={empty} save={save} aria-label="Ćwiczenie">
        <NumberInput<Values> name="points" label="Punkty" rules={[required, between(1, 10)]} />
        <MultiSelectInput<Values, 'ENG' | 'DE'>
          name="langs"
          label="Języki"
          options={langs}
          rules={[required]}
        />
        <TagsInput<Values> name="tags" label="Tagi" rules={[required]} />
        <SuggestInput<Values> name="town" label="Miasto" suggestions={['Kraków']} rules={[required]} />
        <FileInput<Values> name="files" label="Nagranie" />
        <DateInput<Values> name="day" label="Dzień" rules={[required]} />
        <DateRangeInput<Values> name="range" label="Okres" />
        <MonthInput<Values> name="month" label="Miesiąc" />
        <FormActions submit="Zapisz" always />
      </Form>
    </UiProvider>,
  )
  const points = screen.getByRole('textbox', { name: 'Punkty' })
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz' }))
  expect(save).not.toHaveBeenCalled()
  await waitFor(() => expect(points).toHaveFocus())
  expect(screen.getByText(/^5 pól wymaga poprawki/).parentElement).toHaveTextContent(
    'Punkty, Języki, Tagi, Miasto, Dzień',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Tagi' }))
  expect(screen.getByRole('combobox', { name: 'Tagi' })).toHaveFocus()

  await userEvent.type(points, '12')
  expect(points).toHaveAccessibleDescription('Wpisz liczbę nie większą niż 10.')
  await userEvent.type(points, '{Backspace}')
  await userEvent.type(screen.getByRole('combobox', { name: 'Języki' }), 'nie{ArrowDown}{Enter}')
  await userEvent.type(screen.getByRole('combobox', { name: 'Tagi' }), 'praca{Enter}')
  await userEvent.type(screen.getByRole('combobox', { name: 'Miasto' }), ' Lublin ')
  await userEvent.type(screen.getByRole('textbox', { name: 'Dzień' }), '22.11.2026')
  await userEvent.click(screen.getByRole('button', { name: 'Zapisz' }))
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1))
  expect(save).toHaveBeenCalledWith({
    ...empty,
    points: 1,
    langs: ['DE'],
    tags: ['praca'],
    town: 'Lublin',
    day: '2026-11-22',
  })
}, 30_000)

test("a field name that isn't in the values does not compile", () => {
  // @ts-expect-error -- no such field
  const wrong = <NumberInput<Values> name="town" label="x" />
  // @ts-expect-error -- another type of value
  const wrongType = <TagsInput<Values> name="files" label="x" />
  expect([wrong, wrongType]).toHaveLength(2)
})
