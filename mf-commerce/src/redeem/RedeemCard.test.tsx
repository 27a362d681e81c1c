import { paths } from '@mowka/contract/routes'
import type { GiftCardRedemption } from '@mowka/contract/schemas/gift-card'
import { session } from '@mowka/kernel/session'
import { type FakeAnswers, failure, learner, type PageOptions, renderPage } from '@mowka/testing'
import { course } from '@mowka/testing/entities'
import { screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { texts } from '../pages'
import { RedeemCard, redeemOutcome } from './RedeemCard'

const verified: GiftCardRedemption = {
  status: 'verified',
  message: 'GIFT_CARD_REDEEMED',
  languages: ['ENG'],
}
const open = (redeemGiftCard: FakeAnswers['redeemGiftCard'] = verified, change: Partial<PageOptions> = {}) =>
  renderPage(<RedeemCard />, {
    route: 'profile',
    at: paths.profile(),
    texts: { namespace: 'commerce', loader: texts },
    api: { redeemGiftCard },
    ...change,
  })
const code = () => screen.getByRole('textbox', { name: 'Kod karty' })
const use = () => screen.getByRole('button', { name: 'Użyj kodu' })

test('a code is posted as typed, then the field is cleared and token and account are refreshed (C-RED-01, C-RED-03)', async () => {
  const { api, person, platform, container } = await open()
  expect((await axe.run(container)).violations).toEqual([])
  await person.type(code(), ' mw 7kqa xx4d{Enter}')
  await waitFor(() => expect(platform.refreshSession).toHaveBeenCalledTimes(1))
  expect(api.sent('redeemGiftCard').map(({ body }) => body)).toEqual([{ giftCardCode: 'mw 7kqa xx4d' }])
  expect(platform.notify).toHaveBeenCalledWith(
    'success',
    'Kod przyjęty. Twój nowy dostęp: angielski.',
    expect.objectContaining({ action: expect.objectContaining({ label: 'Przejdź do kursów' }) }),
  )
  expect(api.sent('patchUserMetadata')).toEqual([])
  await waitFor(() => expect(code()).toHaveValue(''))
})

test('a card for other languages lists them and switches to the first one', async () => {
  const redeemGiftCard: GiftCardRedemption = { ...verified, languages: ['DE', 'ES'] }
  const { api, person, platform } = await open(redeemGiftCard, {
    api: { redeemGiftCard, patchUserMetadata: learner() },
  })
  await person.type(code(), 'MW-1{Enter}')
  await waitFor(() => expect(session.targetLang).toBe('DE'))
  expect(platform.notify).toHaveBeenCalledWith(
    'success',
    'Kod przyjęty. Twój nowy dostęp: niemiecki i\u00a0hiszpański.',
    expect.anything(),
  )
  await waitFor(() =>
    expect(api.sent('patchUserMetadata').map(({ body }) => body)).toEqual([
      { action: 'learn-lang', payload: { learnLang: 'DE' } },
    ]),
  )
})

test('the confirmation leads to the first unlocked course of the new language', async () => {
  const redeemGiftCard: GiftCardRedemption = { ...verified, languages: ['DE'] }
  const { person, platform, api, address } = await open(redeemGiftCard, {
    api: {
      redeemGiftCard,
      patchUserMetadata: learner(),
      getAvailableCourses: {
        data: [course({ _id: 'locked', isLocked: true }), course({ _id: 'open' })],
      },
    },
  })
  await person.type(code(), 'MW-1{Enter}')
  await waitFor(() => expect(api.sent('getAvailableCourses')).toHaveLength(1))
  const [, , options] = platform.notify.mock.calls[0] ?? []
  await waitFor(() => {
    options?.action?.onSelect()
    expect(address()).toBe('/course/open')
  })
})

test('an empty code sends nothing (C-RED-02)', async () => {
  const { api, person, platform } = await open()
  await person.type(code(), '   ')
  await person.click(use())
  expect(api.sent('redeemGiftCard')).toEqual([])
  expect(platform.notify).not.toHaveBeenCalled()
  expect(code()).toBeValid()
})

test.each([
  ['GIFT_CARD_DOES_NOT_EXIST_OR_ALREADY_USED', /^Nie ma takiego kodu albo ktoś już go użył/],
  ['GIFT_CARD_ALREADY_USED_FOR_LANGUAGE', /z\sinnej karty/],
  ['GIFT_CARD_ACTIVE_SUBSCRIPTION', /^Masz już aktywny dostęp/],
  ['GIFT_CARD_EXPIRED_OR_NOT_ASSIGNED', /^Ta karta straciła ważność/],
] as const)('%s is shown at the field, and the code stays (C-RED-04, C-RED-05)', async (message, said) => {
  const { person, platform } = await open({ status: 'invalid', message, languages: [] })
  await person.type(code(), 'MW-1{Enter}')
  await waitFor(() => expect(code()).toHaveAccessibleDescription(expect.stringMatching(said)))
  expect(code()).toHaveValue('MW-1')
  expect(code()).toHaveFocus()
  expect(platform.refreshSession).not.toHaveBeenCalled()
  await person.type(code(), '2')
  expect(code()).toBeValid()
})

test('a failed call asks to try again, a rate-limited one to wait (C-RED-06)', async () => {
  const { api, person } = await open(failure(500))
  await person.type(code(), 'MW-1{Enter}')
  await waitFor(() => expect(code()).toHaveAccessibleDescription(/^Coś poszło nie tak/))
  api.answer({ redeemGiftCard: failure(429) })
  await person.click(use())
  await waitFor(() => expect(code()).toHaveAccessibleDescription(/^Za dużo prób/))
})

test('the card is available in English', async () => {
  await open(verified, { lang: 'en' })
  expect(screen.getByRole('button', { name: 'Use code' })).toBeVisible()
})

test('a failed call is invalid with an unknown reason (C-RED-06)', () => {
  expect(redeemOutcome(null)).toEqual({ status: 'invalid', reason: 'failed' })
})

test('a refusal has its reason, or none if the reason has no text (C-RED-04)', () => {
  const said = (message: string) => redeemOutcome({ status: 'invalid', message, languages: [] })
  expect(said('GIFT_CARD_ACTIVE_SUBSCRIPTION')).toEqual({
    status: 'invalid',
    reason: 'GIFT_CARD_ACTIVE_SUBSCRIPTION',
  })
  expect(said('SOMETHING_NEW')).toEqual({ status: 'invalid', reason: 'failed' })
})

test('the status of a verified code is case-insensitive (C-RED-03, C42)', () => {
  const languages = ['DE' as const]
  const verified = { status: 'verified', languages }
  expect(redeemOutcome({ status: 'verified', message: 'GIFT_CARD_REDEEMED', languages })).toEqual(verified)
  expect(redeemOutcome({ status: 'VERIFIED' as 'verified', message: '', languages })).toEqual(verified)
})
