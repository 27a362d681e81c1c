import { session } from '@mowka/kernel/session'
import { UiProvider } from '@mowka/kernel/ui'
import { learner } from '@mowka/testing/people'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { Form, TextInput } from '.'
import { readDraft, storeEntry } from './drafts'
import {
  box,
  full,
  ok,
  type PageProps,
  platformNow,
  prepareForms,
  question,
  refused,
  save,
  show,
  submit,
} from './form-page.fixture'
import { formHere, readInput, storeInput } from './unsaved-input'

const signIn = (userId = 'user-1') =>
  act(() => {
    session.setStatus('authenticated')
    session.setUser(learner({ userId }))
  })
const said = () => platformNow().notify.mock.calls
const stored = () => JSON.stringify({ ...sessionStorage })

/** Expires the session while the form is mounted, then opens the page again. */
const comeBack = async (
  { unmount }: ReturnType<typeof show>,
  { as, ...props }: PageProps & { as?: string } = {},
) => {
  act(() => session.signOut())
  unmount()
  signIn(as)
  return show(props)
}

beforeEach(async () => {
  await prepareForms()
  sessionStorage.clear()
  history.replaceState(null, '', '/profile')
  act(() => session.signOut())
  signIn()
})

describe('a session that expires while a form is open', () => {
  it('restores the unsaved values once, for the same user on the same page', async () => {
    const page = show({ initial: full })
    await userEvent.type(box('Imię'), ' Maria')
    await userEvent.click(screen.getByRole('button', { name: 'A2' }))
    await userEvent.type(box('Kod pocztowy'), '{Backspace}1')
    const again = await comeBack(page, { initial: full })
    expect(box('Imię')).toHaveValue('Ola Maria')
    expect(said()).toEqual([
      ['info', 'Przywróciliśmy to, co było wpisane przed ponownym logowaniem. Nie jest jeszcze zapisane.'],
    ])
    expect(question()).toMatchObject({ title: 'Masz niezapisane zmiany' })
    expect(sessionStorage).toHaveLength(0)
    await submit()
    expect(save).toHaveBeenCalledWith({
      ...full,
      name: 'Ola Maria',
      address: { zip: '00-951' },
      levels: ['A1', 'A2'],
    })
    again.unmount()
    show({ initial: full })
    expect(box('Imię')).toHaveValue('Ola')
  })

  it('restores the values of a form that was being submitted', async () => {
    const page = show({ initial: full })
    await userEvent.type(box('Imię'), 'f')
    save.mockImplementation(async () => {
      act(() => session.signOut())
      return refused([], 401)
    })
    await submit()
    page.unmount()
    signIn()
    show({ initial: full })
    expect(box('Imię')).toHaveValue('Olaf')
  })

  it('redirects to the sign-in without a question', async () => {
    show({ initial: full })
    await userEvent.type(box('Imię'), 'f')
    const ask = platformNow().keepUnsaved.mock.calls.at(-1)?.[0]
    expect(ask()).not.toBeNull()
    act(() => session.signOut())
    expect(ask()).toBeNull()
  })

  it.each<[string, () => void, PageProps & { as?: string }]>([
    ['another person', () => {}, { as: 'user-2' }],
    ['another page', () => history.replaceState(null, '', '/profile?tab=2'), {}],
    ['another of several forms', () => {}, { of: 'b' }],
    ['a form that keeps nothing', () => {}, { guarded: false }],
  ])('gives nothing to %s', async (_, change, props) => {
    const page = show({ initial: full, of: 'a' })
    await userEvent.type(box('Imię'), 'f')
    act(() => session.signOut())
    expect(stored()).toContain('Olaf')
    change()
    await comeBack(page, { initial: full, of: 'a', ...props })
    expect(box('Imię')).toHaveValue('Ola')
    expect(said()).toEqual([])
  })

  it('restores nothing for another user', async () => {
    const page = show({ initial: full })
    await userEvent.type(box('Imię'), 'f')
    await comeBack(page, { initial: full, as: 'user-2' })
    expect(sessionStorage).toHaveLength(0)
  })

  it('stores nothing that is saved, unchanged, discarded, too large, or not guarded', async () => {
    const end = (page: ReturnType<typeof show>) => {
      act(() => session.signOut())
      page.unmount()
      expect(sessionStorage).toHaveLength(0)
      signIn()
    }
    end(show({ initial: full }))
    const saved = show({ initial: full })
    await userEvent.type(box('Imię'), 'f')
    await submit()
    end(saved)
    const left = show({ initial: full })
    await userEvent.type(box('Imię'), 'f')
    left.unmount()
    end(left)
    const free = show({ initial: full, guarded: false })
    await userEvent.type(box('Imię'), 'f')
    end(free)
    const long = show({ initial: full })
    await userEvent.click(box('O sobie'))
    await userEvent.paste('x'.repeat(200_000))
    end(long)
  })

  it('discards the stored values if the form is saved after all', async () => {
    show({ initial: full })
    await userEvent.type(box('Imię'), 'f')
    let answer: (value: { ok: true; answer: undefined }) => void = () => {}
    save.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    await submit()
    act(() => session.signOut())
    expect(stored()).toContain('Olaf')
    await act(async () => answer({ ok: true, answer: undefined }))
    expect(sessionStorage).toHaveLength(0)
  })

  it('merges newer values into fields without typed ones', async () => {
    const page = show({ initial: full })
    await userEvent.type(box('Imię'), 'f')
    await comeBack(page, { initial: { ...full, name: 'Ala', mail: 'ala@mowka.test' } })
    await waitFor(() => expect(box('E-mail')).toHaveValue('ala@mowka.test'))
    expect(box('Imię')).toHaveValue('Olaf')
  })

  it('passes the edited version to onKept before the fields are restored', async () => {
    const onKept = jest.fn()
    const page = show({ initial: full, seen: { version: 4 } })
    await userEvent.type(box('Imię'), 'f')
    await comeBack(page, { initial: full, seen: { version: 5 }, onKept })
    expect(onKept.mock.calls).toEqual([[{ version: 4 }]])
  })

  it('shows its notice in the interface language', async () => {
    const page = show()
    await userEvent.type(box('Imię'), 'Olaf')
    await i18next.changeLanguage('en')
    await comeBack(page)
    expect(said()).toEqual([
      ['info', 'Your changes from before you signed in again are back. They aren’t saved yet.'],
    ])
  })

  it('stores nothing of a form with a password', async () => {
    type Secret = { name: string; password: string }
    render(
      <UiProvider>
        <Form<Secret> initialValues={{ name: '', password: '' }} save={async () => ok}>
          <TextInput<Secret> name="name" label="Imię" />
          <TextInput<Secret> name="password" label="Hasło" type="password" />
        </Form>
      </UiProvider>,
    )
    await userEvent.type(box('Imię'), 'Ola')
    act(() => session.signOut())
    expect(sessionStorage).toHaveLength(0)
  })

  it("stores everything except files, which can't be restored", () => {
    const name = formHere({ name: '', files: [], days: [null, null] })
    const initial = { name: '', files: [], days: [null, null], size: { width: 1 }, level: 'A1' }
    const files = [new File(['x'], 'x.txt')]
    storeInput(name, {
      initial,
      values: { name: 'Ola', files, days: [null, '2026-11-22'], size: { width: null }, level: 'A1' },
      person: 'user-1',
    })
    expect(readInput(name)).toEqual({
      person: 'user-1',
      before: { name: '', days: [null, null], size: { width: 1 } },
      typed: { name: 'Ola', days: [null, '2026-11-22'], size: { width: null } },
    })
    expect(readDraft(name)).toBeNull()
  })

  it('ignores invalid stored entries', () => {
    for (const entry of [{}, { person: 'user-1' }, { rawNote: 'a' }, [7]]) {
      storeEntry('/profile name', entry)
      expect(readInput('/profile name')).toBeNull()
    }
  })
})
