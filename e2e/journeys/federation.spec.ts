import { shared } from '../control'
import { courseByName } from '../library'
import { expect, openAs, test } from '../person'
import { openCourse } from '../words-page'

/** One page of every remote with an account that may open it. */
const pagesOf = async () => {
  const course = await courseByName('Angielski na co dzień')
  const lesson = `/course/${course._id}/lesson/${course.lessons[0]?.lessonId}`
  return { course: `/course/${course._id}`, trainer: `${lesson}/content-preview`, words: `${lesson}/words` }
}

test('each remote loads only when its route is opened', async ({ page }) => {
  const loaded = new Set<string>()
  page.on('request', (request) => {
    const name = /\/remotes\/([a-z]+)\//.exec(request.url())?.[1]
    if (name && name !== 'shell') loaded.add(name)
  })
  await openAs(page, 'learner@mowka.test')
  await expect(page.getByRole('heading', { level: 1, name: 'Kursy' })).toBeVisible()
  expect([...loaded]).toEqual(['learning'])

  await page.goto('/subscribe')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect([...loaded].sort()).toEqual(['commerce', 'learning'])
})

test('hovering over a link preloads the other remote', async ({ page }) => {
  await openCourse(page)
  const fetched = page.locator('link[rel="preload"][href^="/remotes/vocabulary/"]')
  await expect(fetched).toHaveCount(0)
  await page
    .getByRole('link', { name: /^Słówka z\slekcji/ })
    .first()
    .hover()
  await expect(fetched).not.toHaveCount(0)
})

test('the browser uses preloaded files of another remote', async ({ page }) => {
  const mismatches: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('integrity mismatch')) mismatches.push(message.text())
  })
  await openCourse(page)
  const link = page.getByRole('link', { name: /^Słówka z\slekcji/ }).first()
  await link.hover()
  await expect(page.locator('link[rel="preload"][href^="/remotes/vocabulary/"]')).not.toHaveCount(0)
  await link.click()
  await expect(page).toHaveURL(/\/words$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(mismatches).toEqual([])
})

test('the browser has exactly one React and one MobX across all six remotes', async ({ page }) => {
  await page.addInitScript(() => {
    // React reports each copy of its renderer to this hook once.
    const renderers: unknown[] = []
    Object.assign(window, {
      renderers,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        isDisabled: false,
        inject: (renderer: unknown) => renderers.push(renderer),
        onCommitFiberRoot() {},
        onCommitFiberUnmount() {},
        onPostCommitFiberRoot() {},
      },
    })
  })
  // Scripts that contain a copy, detected by strings unique to the library's source.
  const marks = { react: 'react.transitional.element', mobx: '__mobxInstanceCount' }
  const carriers: Record<keyof typeof marks, Set<string>> = { react: new Set(), mobx: new Set() }
  const reading: Promise<void>[] = []
  page.on('response', (response) => {
    if (!/\/remotes\/.*\.js$/.test(response.url())) return
    reading.push(
      response.text().then(
        (text) => {
          for (const [library, mark] of Object.entries(marks)) {
            if (text.includes(mark)) carriers[library as 'react'].add(new URL(response.url()).pathname)
          }
        },
        () => {},
      ),
    )
  })
  const { course, trainer, words } = await pagesOf()
  await openAs(page, 'learner@mowka.test')
  for (const path of [course, trainer, words, '/subscribe']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { renderers: unknown[] }).renderers.length)).toBe(
      1,
    )
    const mobx = await page.evaluate(
      () => (globalThis as unknown as { __mobxInstanceCount?: number }).__mobxInstanceCount,
    )
    expect(mobx ?? 1).toBe(1)
  }
  await Promise.all(reading)
  expect([...carriers.react].every((path) => path.startsWith('/remotes/shell/'))).toBe(true)
  expect([...carriers.mobx].every((path) => path.startsWith('/remotes/shell/'))).toBe(true)
  expect(carriers.react.size).toBe(1)
})

test('a remote with missing files breaks only its page, and recovers without a reload', async ({
  page,
  complaints,
}) => {
  await openAs(page, 'learner@mowka.test')
  await expect(page.getByRole('heading', { level: 1, name: 'Kursy' })).toBeVisible()
  const putBack = shared.removeRemote('vocabulary')
  try {
    await page.evaluate(() => {
      Object.assign(window, { untouched: true })
    })
    await page.getByRole('link', { name: 'Angielski na co dzień', exact: true }).first().click()
    await page
      .getByRole('link', { name: /^Słówka z\slekcji/ })
      .first()
      .click()

    await expect(
      page.getByRole('heading', { level: 1, name: 'Tej części nie udało się wczytać' }),
    ).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Główna' }).first()).toBeVisible()
    expect(await page.evaluate(() => 'untouched' in window)).toBe(true)

    await page.getByRole('link', { name: 'Wróć do kursów' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Kursy' })).toBeVisible()
    await page.goBack()
    await expect(
      page.getByRole('heading', { level: 1, name: 'Tej części nie udało się wczytać' }),
    ).toBeVisible()
  } finally {
    putBack()
  }
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Słówka z\slekcji/ })).toBeVisible()
  expect(await page.evaluate(() => 'untouched' in window)).toBe(true)
  // The missing files were expected.
  complaints.all.length = 0
})
