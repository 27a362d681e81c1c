import { read, tokens } from '../control'
import { changeAccount, courseByName } from '../library'
import { expect, expectAccessible, openAs, type Page, test } from '../person'

// With animations, as for most users.
test.use({ reducedMotion: 'no-preference' })

const LEARNER = 'learner@mowka.test'
const DESKTOP = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }

type Card = { _id: string; example: string; answer: string }
type Next = { item: Card | null; remainingItems: number }

const front = (page: Page, text: string) => page.locator('main').getByText(text, { exact: true }).first()
const known = (page: Page) => page.getByRole('button', { name: 'Wiem', exact: true })
const show = (page: Page) => page.getByRole('button', { name: 'Pokaż odpowiedź' })
const end = (page: Page) => page.getByRole('heading', { level: 1, name: 'Powtórka ukończona' })

test('a learner repeats a lesson with flash cards, by keyboard, across a reload and in two tabs (L-REP-04, L-REP-05, L-REP-14, C18, C51)', async ({
  page,
  context,
}) => {
  await changeAccount(LEARNER, 'preferences', { randomizeRepetitionOrder: false, autoplayAnswer: false })
  const course = await courseByName('Angielski na co dzień')
  const lessonId = course.lessons[0]?.lessonId ?? ''
  const address = `/repetition/${lessonId}/flash-cards`
  const { access } = await tokens(LEARNER)
  const next = async () =>
    (await read<Next>(`/api/progress/${lessonId}/flash-cards/repeat/next?randomOrder=false`, access)).body
  const now = async () => {
    const { item } = await next()
    if (!item) throw new Error('Nothing remains')
    return item
  }
  /** Answers the card with a key and waits until the server serves another one. */
  const answerCard = async (tab: Page, key: '1' | '2') => {
    const before = await next()
    await tab.keyboard.press('Space')
    await expect(known(tab)).toBeFocused()
    await tab.keyboard.press(key)
    await expect
      .poll(async () => JSON.stringify([(await next()).item?._id, (await next()).remainingItems]))
      .not.toBe(JSON.stringify([before.item?._id, before.remainingItems]))
  }
  const first = await now()
  const { remainingItems: total } = await next()

  await test.step('a card shows one side and hides the other', async () => {
    await openAs(page, LEARNER, address)
    await expect(front(page, first.example)).toBeVisible()
    await expect(front(page, first.answer)).toBeHidden()
    await expect(show(page)).toBeFocused()
    await expectAccessible(page, 'flash card, front')
    // A card can't be answered before it was turned.
    await page.keyboard.press('2')
    await page.keyboard.press('1')
    expect((await now())._id).toBe(first._id)
  })

  await test.step('space turns a card, and an unknown one moves behind the others', async () => {
    await page.keyboard.press('Space')
    await expect(front(page, first.answer)).toBeVisible()
    await expect(known(page)).toBeFocused()
    await expectAccessible(page, 'flash card, back')
    // A second quick press neither turns the card back nor judges it.
    await page.keyboard.press('Space')
    await expect(front(page, first.answer)).toBeVisible()
    expect((await now())._id).toBe(first._id)
    await page.setViewportSize(PHONE)
    await expect(known(page)).toBeInViewport({ ratio: 1 })
    await expectAccessible(page, 'flash card, back, on a phone')
    await page.setViewportSize(DESKTOP)
    await known(page).focus()
    await page.keyboard.press('1')
    await expect(front(page, first.example)).toBeHidden()
    const { item, remainingItems } = await next()
    expect(item?._id).not.toBe(first._id)
    expect(remainingItems).toBe(total)
  })

  const second = await now()
  await test.step('languages are swapped for all cards, also after a reload, which stays at the card', async () => {
    await expect(front(page, second.example)).toBeVisible()
    await page.getByRole('button', { name: /^Zamień języki/ }).press('Enter')
    await expect(front(page, second.answer)).toBeVisible()
    await expect(front(page, second.example)).toBeHidden()
    await page.reload()
    await expect(front(page, second.answer)).toBeVisible()
    await expect(front(page, second.example)).toBeHidden()
  })

  await test.step('another tab has the same queue, without cards already known', async () => {
    const other = await context.newPage()
    await other.goto(address)
    // The side shown first is a setting of the tab.
    await expect(front(other, second.example)).toBeVisible()
    await expect(show(other)).toBeFocused()
    await answerCard(other, '2')
    await other.close()
    const third = await now()
    await page.bringToFront()
    await page.keyboard.press('Space')
    await expect(known(page)).toBeFocused()
    await page.keyboard.press('1')
    await expect(front(page, third.answer)).toBeVisible()
    expect((await next()).remainingItems).toBe(total - 1)
  })

  await test.step('the rest is known, and the first card comes up again at the end', async () => {
    const seen: string[] = []
    for (;;) {
      const { item, remainingItems } = await next()
      if (!item) break
      seen.push(item._id)
      await expect(front(page, item.answer)).toBeVisible()
      await expect(show(page)).toBeFocused()
      if (remainingItems > 1) await answerCard(page, '2')
      else {
        await page.keyboard.press('Space')
        await expect(known(page)).toBeFocused()
        await page.keyboard.press('2')
        break
      }
    }
    expect(seen).toHaveLength(total - 1)
    expect(seen.at(-1)).toBe(first._id)
    await expect(end(page)).toBeFocused()
    await expectAccessible(page, 'end of a repetition')
  })

  await test.step('a reload shows the end, the repetition can be restarted, and the arrows lead to another mode', async () => {
    await page.reload()
    await expect(end(page)).toBeVisible()
    await page.getByRole('button', { name: 'Jeszcze raz' }).click()
    await expect(front(page, first.answer)).toBeVisible()
    expect(await next()).toMatchObject({ item: { _id: first._id }, remainingItems: total })
    const counts = await read<Record<string, { totalNumberOfFinishedRepetitions: number }>>(
      `/api/progress/repetition/${lessonId}`,
      access,
    )
    expect(counts.body['flash-cards']?.totalNumberOfFinishedRepetitions).toBe(1)
    await page.getByRole('button', { name: /^Następny tryb/ }).click()
    await expect(page).toHaveURL(new RegExp(`/repetition/${lessonId}/listening$`))
  })
})
