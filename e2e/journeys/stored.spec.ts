import { courseByName } from '../library'
import { expect, signIn, test } from '../person'

test('everything that the browser stores is listed on the cookie page', async ({ page, baseURL }) => {
  // Including temporary entries.
  const used = new Set<string>()
  await page.exposeBinding('noteStored', ({ frame }, name: string) => {
    if (frame.url().startsWith(`${baseURL}/`)) used.add(name)
  })
  await page.addInitScript(() => {
    const { noteStored } = window as unknown as { noteStored: (name: string) => void }
    const set = Storage.prototype.setItem
    Storage.prototype.setItem = function (key, value) {
      noteStored(key)
      set.call(this, key, value)
    }
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
    Object.defineProperty(document, 'cookie', {
      get: () => cookie?.get?.call(document),
      set: (text: string) => {
        // A cookie that expires immediately is not stored.
        const expires = /expires=([^;]+)/i.exec(text)?.[1]
        if (!expires || new Date(expires) > new Date()) noteStored(text.split('=')[0] ?? '')
        cookie?.set?.call(document, text)
      },
    })
  })
  const course = await courseByName('Angielski na co dzień')
  await signIn(page, 'learner@mowka.test')
  await page.goto(`/course/${course._id}/lesson/${course.lessons[0]?.lessonId}/writing`)
  await expect(page.getByRole('button', { name: 'Sprawdź' })).toBeVisible()

  await page.goto('/cookies')
  await expect(page.getByRole('heading', { level: 2, name: 'Co dokładnie zapisujemy' })).toBeVisible()
  const listed = await page.locator('code').allTextContents()
  const patterns = listed.map(
    (name) =>
      new RegExp(
        `^${name
          .split('…')
          .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
          .join('.*')}$`,
      ),
  )
  expect(used.size).toBeGreaterThan(5)
  const unexplained = [...used].filter((name) => !patterns.some((pattern) => pattern.test(name)))
  expect(unexplained).toEqual([])
})
