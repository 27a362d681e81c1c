import { HeldRequests } from '../held-requests'
import { expect, openAs, test } from '../person'

test('a page requests its initial data once, in parallel with its code', async ({ page }) => {
  await openAs(page, 'learner@mowka.test')
  const course = page.getByRole('heading', { level: 3, name: 'Angielski na co dzień' })
  await expect(course).toBeVisible()
  // As on a device without a cache of this page.
  await page.addInitScript(() => localStorage.removeItem('keptAnswers'))

  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'GET' && pathname.startsWith('/api/')) asked.push(pathname.slice('/api'.length))
  })
  const first = ['/user/me', '/course/available', '/progress', '/progress/next-lesson']
  const code = new HeldRequests()
  await page.route('**/remotes/shell/*.js', code.route)
  await page.goto('/course', { waitUntil: 'commit' })
  await expect.poll(() => first.filter((path) => !asked.includes(path))).toEqual([])
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)

  code.release()
  await expect(course).toBeVisible()
  for (const path of first) expect(asked.filter((each) => each === path)).toEqual([path])
})
