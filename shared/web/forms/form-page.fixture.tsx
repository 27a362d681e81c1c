import { form, maxLength, minChosen, minLength, required } from '@mowka/domain/rules'
import { isZipCode } from '@mowka/domain/shop/invoice'
import { email } from '@mowka/domain/user/email-address'
import { startI18n } from '@mowka/kernel/i18n'
import { ApiError, type Confirmation, providePlatform } from '@mowka/kernel/platform'
import { UiProvider } from '@mowka/kernel/ui'
import { fakePlatform } from '@mowka/testing/fake-platform'
import type { Outcome } from '@mowka/web/api'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import {
  ChipsInput,
  Form,
  FormActions,
  SelectInput,
  SwitchInput,
  TextAreaInput,
  TextInput,
  useFormReset,
} from '.'

/** Values of the form under test. */
export type Values = {
  name: string
  address: { zip: string }
  mail: string
  about: string
  lang: 'ENG' | 'DE' | ''
  levels: ('A1' | 'A2')[]
  agreed: boolean
}
export const empty: Values = {
  name: '',
  address: { zip: '' },
  mail: '',
  about: '',
  lang: '',
  levels: [],
  agreed: false,
}
export const full: Values = {
  name: 'Ola',
  address: { zip: '00-950' },
  mail: 'ola@mowka.test',
  about: '',
  lang: 'DE',
  levels: ['A1'],
  agreed: true,
}
export const ok: Outcome<unknown> = { ok: true, answer: undefined }
/** A 422 response, as the outcome of a write. */
export const refused = (
  errors: { path: string; code?: string; min?: number; max?: number }[],
  status = 422,
) => ({
  ok: false as const,
  error: new ApiError('http', status, {
    type: 'about:blank',
    title: 'x',
    detail: 'Errors are in the fields.',
    status,
    code: 'INVALID_INPUT',
    errors: errors.map((each) => ({ message: 'in English', ...each })),
  }),
})

const levels = [
  { value: 'A1', label: 'A1' },
  { value: 'A2', label: 'A2' },
] as const
const langs = [
  { value: 'ENG', label: 'Angielski' },
  { value: 'DE', label: 'Niemiecki' },
] as const

function Clear() {
  const reset = useFormReset<Values>()
  return (
    <button type="button" onClick={() => reset(empty)}>
      Wyczyść
    </button>
  )
}

const zipCode = form('ZIP_CODE', isZipCode)

export type PageProps = {
  initial?: Values
  onSaved?: () => void
  afterSaving?: 'keep' | 'empty'
  guarded?: boolean
  of?: string
  seen?: unknown
  onKept?: (seen: unknown) => void
}
/** Mock of the form's save function. */
export const save = jest.fn<Promise<Outcome<unknown>>, [Values]>()

/** A form with each kind of field. */
export function Page({ initial = empty, ...form }: PageProps) {
  return (
    <Form<Values> initialValues={initial} save={save} aria-label="Dane" {...form}>
      <TextInput<Values>
        name="name"
        label="Imię"
        note="Jak do Ciebie mówić"
        rules={[required, minLength(3)]}
      />
      <TextInput<Values> name="address.zip" label="Kod pocztowy" rules={[required, zipCode]} />
      <TextInput<Values> name="mail" label="E-mail" rules={[required, email]} />
      <TextAreaInput<Values> name="about" label="O sobie" rules={[maxLength(10)]} />
      <SelectInput<Values, 'ENG' | 'DE'> name="lang" label="Język" options={langs} rules={[required]} />
      <ChipsInput<Values, 'A1' | 'A2'>
        name="levels"
        label="Poziomy"
        options={levels}
        rules={[minChosen(1)]}
      />
      <SwitchInput<Values> name="agreed" label="Zgadzam się" rules={[required]} />
      <FormActions submit="Zapisz">
        <Clear />
      </FormActions>
    </Form>
  )
}

let platform = fakePlatform()
/** The fake platform since `prepareForms`. */
export const platformNow = () => platform

/** Returns the question that leaving would ask now, or `null`. */
export const question = (): Confirmation | null => {
  const kept = platform.keepUnsaved.mock.calls.at(-1)?.[0]
  const release = platform.keepUnsaved.mock.results.at(-1)?.value
  return kept && release.mock.calls.length === 0 ? kept() : null
}

export const show = (props: PageProps = {}) =>
  render(
    <UiProvider>
      <Page {...props} />
    </UiProvider>,
  )
export const box = (name: string) => screen.getByRole('textbox', { name })
export const submit = () => userEvent.click(screen.getByRole('button', { name: 'Zapisz' }))

/** Before each test: Polish texts, a fake platform, and a save that succeeds. */
export async function prepareForms(): Promise<void> {
  HTMLCanvasElement.prototype.getContext = () => null
  if (!i18next.isInitialized) await startI18n('pl')
  await i18next.changeLanguage('pl')
  platform = fakePlatform()
  platform.keepUnsaved.mockImplementation(() => jest.fn())
  providePlatform(platform)
  save.mockReset().mockResolvedValue(ok)
}
