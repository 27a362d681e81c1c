import type { Page } from 'playwright/test'

/** Pages that skip introductions, or whose journey is about them. */
const known = new WeakSet<Page>()

/** The position in an introduction, which every screen of it shows. */
const introduction = (page: Page) => page.getByRole('img', { name: /^Wprowadzenie, ekran/ })

/** Skips the introduction of every lesson that the page starts, like a learner who presses the button. */
export async function skipIntroductions(page: Page): Promise<void> {
  if (known.has(page)) return
  known.add(page)
  await page.addLocatorHandler(introduction(page), () => page.getByRole('button', { name: /^Pomiń/ }).click())
}

/** Makes the page show introductions. Call it before signing in. */
export const showIntroductions = (page: Page): void => {
  known.add(page)
}
