import { cachedFiles, waitForPrefetch } from '../cached-files'
import { FaultyBuild } from '../faulty-build'
import { expect, signIn } from '../person'
import { pointerOf, release, rollBack } from '../releases'
import { test } from '../unreliable-network'
import { failure, navigation, openCourse, openWords, recovers, retry, words } from '../words-page'

// Failures are expected here: the browser logs every failed script and call as an error.
test.afterEach(({ complaints }) => {
  complaints.all.length = 0
})

const VOCABULARY = /^\/remotes\/vocabulary\/.*\.js$/

test('with a service worker, a remote that fails to load breaks only its page and loads on a retry', async ({
  page,
  network,
}) => {
  network.lose(VOCABULARY)
  await openCourse(page, signIn)
  await openWords(page)
  await expect(failure(page)).toBeVisible()
  await expect(navigation(page)).toBeVisible()
  network.restore()
  await retry(page)
  await expect(words(page)).toBeVisible()
})

test('with a service worker, a remote that was tampered with in transit is neither run nor cached', async ({
  page,
  network,
}) => {
  network.bend(VOCABULARY, (text) => `${text}\nwindow.tampered = true`)
  await openCourse(page, signIn)
  await openWords(page)
  await expect(failure(page)).toBeVisible()
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false)
  expect((await cachedFiles(page)).filter((file) => VOCABULARY.test(file))).toEqual([])
  network.restore()
  await retry(page)
  await expect(words(page)).toBeVisible()
})

test('with a service worker, the product starts from the device without the server, and recovers with it', async ({
  page,
  network,
}) => {
  await openCourse(page, signIn)
  await waitForPrefetch(page)
  network.isDown = true
  await page.reload()
  await expect(page.locator('#root').getByRole('heading').first()).toBeVisible()
  network.restore()
  await recovers(page, navigation(page))
  await openWords(page)
  await expect(words(page)).toBeVisible()
})

test('with a service worker, a broken release is replaced by the fallback, and nothing of it is left after its rollback', async ({
  page,
}) => {
  await openCourse(page, signIn)
  await waitForPrefetch(page)
  const { live } = await pointerOf('vocabulary')
  const build = new FaultyBuild('vocabulary')
  const broken = build.change(build.entry, (text) => `throw new Error('The first line is wrong');${text}`)
  try {
    await release(build, '9.5.0')
    await page.reload()
    await openWords(page)
    await expect(words(page)).toBeVisible()
  } finally {
    await rollBack('vocabulary', live)
  }
  await page.reload()
  await expect(words(page)).toBeVisible()
  // Outdated files are removed when the network is idle.
  await expect.poll(() => cachedFiles(page)).not.toContain(`/remotes/vocabulary/${broken}`)
})
