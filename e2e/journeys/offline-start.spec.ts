import { cachedFiles, waitForPrefetch } from '../cached-files'
import { shared } from '../control'
import { FaultyBuild } from '../faulty-build'
import { expect, type Page, test } from '../person'
import { pointerOf, release, rollBack } from '../releases'
import { navigation, openCourse, openWords, recovers, words } from '../words-page'

test.use({ serviceWorkers: 'allow' })

/** Returns the release of a remote that this page was served with. */
const releaseOnPage = (page: Page, remote: string) =>
  page
    .locator('#mowka-page')
    .textContent()
    .then((text) => JSON.parse(text ?? '{}').registry[remote].live.version as string)

test('without a network the product starts from the device, and recovers with it', async ({
  page,
  context,
  complaints,
}) => {
  await openCourse(page)
  await waitForPrefetch(page)
  // Never opened before: the files were prefetched.
  expect((await cachedFiles(page)).some((file) => file.startsWith('/remotes/vocabulary/'))).toBe(true)
  await context.setOffline(true)
  await page.reload()
  await expect(page.locator('#root').getByRole('heading').first()).toBeVisible()
  await context.setOffline(false)
  await recovers(page, navigation(page))
  // The browser logs each call without a network.
  complaints.all.length = 0
})

test('a release and its rollback apply at the next start, and outdated files are removed', async ({
  page,
}) => {
  await openCourse(page)
  await waitForPrefetch(page)
  const { live } = await pointerOf('vocabulary')
  const build = new FaultyBuild('vocabulary')
  build.change(build.entry, (text) => `/* another */${text}`)
  try {
    await release(build, '9.3.0')
    await page.reload()
    expect(await releaseOnPage(page, 'vocabulary')).toBe('9.3.0')
    await openWords(page)
    await expect(words(page)).toBeVisible()
  } finally {
    await rollBack('vocabulary', live)
  }
  await page.reload()
  expect(await releaseOnPage(page, 'vocabulary')).toBe(live)
  await expect(words(page)).toBeVisible()
})

test('on a device without free space every page comes from the network', async ({ page, context }) => {
  const devtools = await context.newCDPSession(page)
  const { origin } = new URL(shared.url)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1000 })
  await page.goto('/subscribe/gift-card')
  const hasWorker = () => page.evaluate(() => navigator.serviceWorker.controller !== null)
  await expect.poll(hasWorker).toBe(true)
  for (const path of ['/subscribe/gift-card', '/terms', '/login']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await hasWorker()).toBe(true)
  }
  await openCourse(page)
  await openWords(page)
  expect(await cachedFiles(page)).toEqual([])
})
