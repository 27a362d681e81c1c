import { BentBuild } from '../bent-build'
import { everythingIsKept, keptFiles } from '../kept-files'
import { expect, signIn } from '../person'
import { pointerOf, release, rollBack } from '../releases'
import { test } from '../unsteady-network'
import { failure, navigation, openCourse, openWords, recovers, retry, words } from '../words-page'

// Failing is the point here: the browser notes every refused script and call as its own error.
test.afterEach(({ complaints }) => {
  complaints.all.length = 0
})

const VOCABULARY = /^\/remotes\/vocabulary\/.*\.js$/

test('with a worker: a remote that is lost on the way costs its page, and loads on a retry', async ({
  page,
  network,
}) => {
  network.lose(VOCABULARY)
  await openCourse(page, signIn)
  await openWords(page)
  await expect(failure(page)).toBeVisible()
  await expect(navigation(page)).toBeVisible()
  network.mend()
  await retry(page)
  await expect(words(page)).toBeVisible()
})

test('with a worker: a remote that was tampered with on the way is not run and not kept', async ({
  page,
  network,
}) => {
  network.bend(VOCABULARY, (text) => `${text}\nwindow.tampered = true`)
  await openCourse(page, signIn)
  await openWords(page)
  await expect(failure(page)).toBeVisible()
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false)
  expect((await keptFiles(page)).filter((file) => VOCABULARY.test(file))).toEqual([])
  network.mend()
  await retry(page)
  await expect(words(page)).toBeVisible()
})

test('with a worker: without the server the product starts from the device, and goes on when it is back', async ({
  page,
  network,
}) => {
  await openCourse(page, signIn)
  await everythingIsKept(page)
  network.isDown = true
  await page.reload()
  await expect(page.locator('#root').getByRole('heading').first()).toBeVisible()
  network.mend()
  await recovers(page, navigation(page))
  await openWords(page)
  await expect(words(page)).toBeVisible()
})

test('with a worker: a broken release falls back, and after its rollback nothing of it is left', async ({
  page,
}) => {
  await openCourse(page, signIn)
  await everythingIsKept(page)
  const { live } = await pointerOf('vocabulary')
  const build = new BentBuild('vocabulary')
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
  // Whatever nobody gets any more goes when the network is quiet.
  await expect.poll(() => keptFiles(page)).not.toContain(`/remotes/vocabulary/${broken}`)
})
