import fs from 'node:fs'
import { type Platform, read } from '../control'
import { signUp } from '../newcomers'
import { expect, expectAccessible, openAs, test } from '../person'

const OPERATOR = 'admin@mowka.test'

/** Buys a plan and pays for it on the provider's page. */
async function buy(productCode: string, platform: Platform, token: string): Promise<void> {
  const answer = await fetch(`${platform.url}/api/order?sourceLang=PL&targetLang=DE`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({
      products: [{ productCode, quantity: 1 }],
      buyer: { firstname: 'Anna', lastname: 'Nowak', consumerAgreement: true },
    }),
  })
  expect(answer.status).toBe(200)
  const { extOrderId, redirectUri } = (await answer.json()) as { extOrderId: string; redirectUri: string }
  const form = new URLSearchParams({ result: 'pay', notification: 'normal' })
  await fetch(redirectUri, { method: 'POST', redirect: 'manual', body: form })
  const path = `/api/order/${extOrderId}?sourceLang=PL&targetLang=DE`
  const status = async () => (await read<{ status: string }>(path, undefined, platform)).body.status
  await expect.poll(status, { timeout: 60_000 }).toBe('COMPLETED')
}

test('an operator compares the chart of revenue with its numbers and downloads them', async ({
  own,
  browser,
}) => {
  test.setTimeout(600_000)
  const before = await own.start()
  const token = await signUp(`analizy-${Date.now()}@mowka.test`, before)
  await buy('MONTHLY_SUBSCRIPTION_1:PL:DE', before, token)
  await before.stop()

  // The numbers are counted at each start.
  const platform = before.later(0)
  try {
    await platform.start()
    const page = await (await browser.newContext({ locale: 'pl-PL', acceptDownloads: true })).newPage()
    await openAs(page, OPERATOR, `${platform.url}/admin/insights`)
    await expect(page.getByRole('heading', { name: 'Analizy', level: 1 })).toBeVisible()
    const card = page.getByRole('region', { name: 'Przychód według języka' })
    await expect(async () => {
      await page.reload()
      await expect(card.getByRole('listitem').filter({ hasText: 'Niemiecki' })).toBeVisible({
        timeout: 10_000,
      })
    }).toPass({ timeout: 120_000 })
    const bar = await card.getByRole('listitem').filter({ hasText: 'Niemiecki' }).textContent()
    const [amount = ''] = /[\d\s]+,\d\d\szł/.exec(bar ?? '') ?? []
    expect(amount).not.toBe('')
    await expectAccessible(page, 'insights')

    await card.getByRole('button', { name: 'Pokaż liczby: Przychód według języka' }).click()
    const row = card.getByRole('row', { name: /Niemiecki/ })
    await expect(row.getByRole('cell').last()).toHaveText(amount.trim())
    await expect(card.getByRole('button', { name: 'Pokaż wykres: Przychód według języka' })).toBeFocused()

    const waiting = page.waitForEvent('download')
    await card.getByRole('button', { name: 'Pobierz CSV: Przychód według języka' }).click()
    const download = await waiting
    expect(download.suggestedFilename()).toMatch(/^revenue-languages-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
    const csv = fs.readFileSync(await download.path(), 'utf8')
    const inFile = amount.replace(/[^\d,]/g, '')
    expect(csv.split('\r\n').find((line) => line.startsWith('"Niemiecki"'))).toContain(`"${inFile}"`)

    await page.getByRole('combobox', { name: 'Język' }).selectOption({ label: 'Angielski' })
    await expect(page).toHaveURL(/lang=ENG/)
    await page.close()
  } finally {
    await platform.stop()
  }
})
