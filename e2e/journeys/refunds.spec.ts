import { type Platform, read, shared, tokens } from '../control'
import { signUp } from '../newcomers'
import { expect, openAs, type Page, test } from '../person'

const OPERATOR = 'admin@mowka.test'
const PASSWORD = 'mowka-mowka'
const DAY = 24 * 60 * 60 * 1000
const MONTH = 'MONTHLY_SUBSCRIPTION_1:PL'

type Email = { subject: string; text: string }
async function emailsTo(address: string, platform: Platform): Promise<Email[]> {
  const answer = await fetch(`${platform.mailUrl}/messages?to=${encodeURIComponent(address)}`)
  return (await answer.json()) as Email[]
}

/** Sends an order to the API. Returns its number and the provider's page. */
async function placeOrder(path: string, body: object, platform: Platform, token?: string) {
  const answer = await fetch(`${platform.url}/api${path}?sourceLang=PL&targetLang=ENG`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(200)
  return (await answer.json()) as { extOrderId: string; redirectUri: string }
}

/** Pays on the provider's page and waits until the shop knows. Returns the order's id. */
async function pay(
  { extOrderId, redirectUri }: { extOrderId: string; redirectUri: string },
  platform: Platform,
): Promise<string> {
  const form = new URLSearchParams({ result: 'pay', notification: 'normal' })
  await fetch(redirectUri, { method: 'POST', redirect: 'manual', body: form })
  const status = () =>
    read<{ status: string; transactionId: string }>(
      `/api/order/${extOrderId}?sourceLang=PL&targetLang=ENG`,
      undefined,
      platform,
    )
  await expect.poll(async () => (await status()).body.status, { timeout: 60_000 }).toBe('COMPLETED')
  return (await status()).body.transactionId
}

/** The languages to which an account has access now. */
async function languagesOf(token: string, platform: Platform, now: number): Promise<string[]> {
  const { body } = await read<{ appMetadata: { languages: { targetLang: string; expiresAt: string }[] } }>(
    '/api/user/me?sourceLang=PL&targetLang=ENG',
    token,
    platform,
  )
  return body.appMetadata.languages
    .filter(({ expiresAt }) => Date.parse(expiresAt) > now)
    .map(({ targetLang }) => targetLang)
    .sort()
}

/** Opens the refund of an order, found by the number that buyers see. */
async function openRefund(page: Page, id: string) {
  const number = id.slice(-12).toUpperCase()
  await page.getByRole('searchbox', { name: 'Szukaj' }).fill(number)
  await page.getByRole('link', { name: number }).click()
  await page.getByRole('button', { name: 'Zwróć pieniądze' }).click()
  return page.getByRole('dialog', { name: `Zwrot do zamówienia ${number}` })
}

test('an operator refunds one of two languages after ten days, and only its access ends', async ({
  own,
  browser,
}) => {
  test.setTimeout(600_000)
  const today = await own.start()
  const email = `zwrot-${Date.now()}@mowka.test`
  const token = await signUp(email, today)
  const products = ['ENG', 'DE'].map((lang) => ({ productCode: `${MONTH}:${lang}`, quantity: 1 }))
  const buyer = { firstname: 'Anna', lastname: 'Nowak', consumerAgreement: true }
  const id = await pay(await placeOrder('/order', { products, buyer }, today, token), today)
  expect(await languagesOf(token, today, Date.now())).toEqual(['DE', 'ENG'])
  await today.stop()

  const later = today.later(10 * DAY)
  try {
    await later.start()
    const page = await (await browser.newContext({ locale: 'pl-PL' })).newPage()
    await page.clock.setSystemTime(new Date(Date.now() + 10 * DAY))
    await openAs(page, OPERATOR, `${later.url}/admin/orders`)
    const dialog = await openRefund(page, id)
    await expect(dialog.getByText(/Wykorzystane\sdni:\s10\sz\s(28|29|30|31)/)).toHaveCount(2)
    await dialog.getByRole('checkbox', { name: /niemiecki/ }).check()
    await dialog.getByRole('button', { name: /^Zwróć \d/ }).click()
    await expect(dialog).toBeHidden()
    // PayU reports the transfer later, and the page doesn't poll.
    await expect(async () => {
      await page.reload()
      await expect(page.getByText('Zwrócone', { exact: true })).toBeVisible({ timeout: 10_000 })
    }).toPass({ timeout: 60_000 })

    const { access } = await tokens(email, later, PASSWORD)
    expect(await languagesOf(access, later, Date.now() + 10 * DAY)).toEqual(['ENG'])
    await expect
      .poll(
        async () =>
          (await emailsTo(email, later)).find(({ subject }) => /^Zwrot za/.test(subject))?.text ?? '',
        {
          timeout: 60_000,
        },
      )
      .toMatch(/niemiecki: .*wykorzystane dni: 10 z/)
    await page.close()
  } finally {
    await later.stop()
  }
})

test('of two gift cards, the unused one is refunded and stops working, and the redeemed one cannot be refunded', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const productCodes = [`${MONTH}:ENG`]
  const order = await placeOrder(
    '/order/gift-card',
    {
      products: [{ productCode: productCodes[0], quantity: 2 }],
      buyer: {
        firstname: 'Ewa',
        lastname: 'Lis',
        email: `dwie-karty-${Date.now()}@mowka.test`,
        consumerAgreement: true,
      },
      giftCards: [{ productCodes }, { productCodes }],
    },
    shared,
  )
  const id = await pay(order, shared)
  const { access: operator } = await tokens(OPERATOR)
  type Details = { positions: { cardCode: string }[] }
  const codes = (
    await read<Details>(`/api/admin/orders/${id}?sourceLang=PL&targetLang=ENG`, operator)
  ).body.positions.map(({ cardCode }) => cardCode)
  const recipient = await signUp(`obdarowany-${Date.now()}@mowka.test`)
  const redeem = async (giftCardCode: string | undefined) => {
    const answer = await fetch(`${shared.url}/api/coupon/redeem-gift-card?sourceLang=PL&targetLang=ENG`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${recipient}` },
      body: JSON.stringify({ giftCardCode }),
    })
    return ((await answer.json()) as { status: string }).status
  }
  expect(await redeem(codes[0])).toBe('verified')

  await openAs(page, OPERATOR, '/admin/orders')
  const dialog = await openRefund(page, id)
  const redeemed = dialog.getByRole('checkbox', { name: new RegExp(codes[0] ?? '') })
  await expect(redeemed).toBeDisabled()
  await expect(dialog.getByText(/Karta już wykorzystana/)).toBeVisible()
  await dialog.getByRole('checkbox', { name: new RegExp(codes[1] ?? '') }).check()
  await dialog.getByRole('button', { name: /^Zwróć \d/ }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Wyłączona', { exact: true })).toBeVisible()
  await expect(page.getByText('Wykorzystana', { exact: true })).toBeVisible()
  expect(await redeem(codes[1])).toBe('invalid')
  expect(await languagesOf(recipient, shared, Date.now())).toEqual(['ENG'])
})
