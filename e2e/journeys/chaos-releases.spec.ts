import { FaultyBuild } from '../faulty-build'
import { answersOf, askWholeSentences, courseByName } from '../library'
import { expect, openAs, type Page, test } from '../person'
import { offer, overview, pointerOf, release, reportedErrors, rollBack } from '../releases'
import { answer, askedSentence, nextSentence } from '../trainer'
import { COURSE, failure, LEARNER, navigation, openCourse, openWords, retry, words } from '../words-page'

// Failures are expected here: the browser logs every failed script and call as an error.
test.afterEach(({ complaints }) => {
  complaints.all.length = 0
})

/** Runs work on a remote's releases and restores the previous live release. */
async function restoringReleases(name: string, work: (good: string) => Promise<void>): Promise<void> {
  const { live } = await pointerOf(name)
  try {
    await work(live)
  } finally {
    await rollBack(name, live)
  }
}

/** Waits until the sandbox has received the error and the platform has counted the failure. */
async function expectReported(version: string, kind: string): Promise<void> {
  await expect
    .poll(reportedErrors)
    .toContainEqual(expect.objectContaining({ remote: 'vocabulary', version, kind }))
  const seen = (await overview()).releases.find((each) => each.version === version)?.seen
  expect(seen).toMatchObject({ failed: 1 })
}

/** Returns a build whose entry throws on load. */
function throwingOnLoad(message: string): FaultyBuild {
  const build = new FaultyBuild('vocabulary')
  build.change(build.entry, (text) => `throw new Error('${message}');${text}`)
  return build
}

/** Records the files of a remote that a page requests from now on. */
function requestedFiles(page: Page, remote: string): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const [, file] = new RegExp(`/remotes/${remote}/(.+)$`).exec(request.url()) ?? []
    if (file) asked.push(file)
  })
  return asked
}

test('a release that throws on load is replaced by the fallback', async ({ page }) => {
  await restoringReleases('vocabulary', async (good) => {
    await release(throwingOnLoad('The first line is wrong'), '9.1.0')
    await openCourse(page)
    await openWords(page)
    await expect(words(page)).toBeVisible()
    await expectReported('9.1.0', 'evaluation')

    await test.step('when the fallback throws too, its page reports it and everything else works', async () => {
      await release(throwingOnLoad('Another first line is wrong'), '9.1.1')
      await page.reload()
      await expect(failure(page)).toBeVisible()
      await expect(navigation(page)).toBeVisible()
      await page.getByRole('link', { name: 'Wróć do kursów' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Kursy' })).toBeVisible()
      await page.goBack()
      await expect(failure(page)).toBeVisible()
      await expectReported('9.1.1', 'evaluation')
    })

    await test.step('after the rollback a retry works', async () => {
      await rollBack('vocabulary', good)
      await retry(page)
      await expect(words(page)).toBeVisible()
    })
  })
})

test('a page that throws while rendering is reported, and no other release is tried', async ({ page }) => {
  await restoringReleases('vocabulary', async (good) => {
    const build = new FaultyBuild('vocabulary')
    const before = build.file('page-lessonWords')
    const after = build.change(before, (text) =>
      text.replace(/default:\(\)=>\w+/, "default:()=>()=>{throw new Error('The page is wrong')}"),
    )
    await release(build, '9.2.0')
    await openCourse(page)
    const asked = requestedFiles(page, 'vocabulary')
    await openWords(page)
    await expect(failure(page)).toBeVisible()
    await expect(navigation(page)).toBeVisible()
    await expectReported('9.2.0', 'render')
    expect(asked).toContain(after)
    expect(asked).not.toContain(before)

    await page.getByRole('link', { name: 'Wróć do kursów' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Kursy' })).toBeVisible()
    await page.goBack()
    await expect(failure(page)).toBeVisible()
    await rollBack('vocabulary', good)
    await retry(page)
    await expect(words(page)).toBeVisible()
    expect(asked).toContain(before)
  })
})

test('a release for another kernel is refused with reasons, and would break only its page', async ({
  page,
}) => {
  const { live } = await pointerOf('vocabulary')
  const build = new FaultyBuild('vocabulary')
  build.change(build.entry, (text) =>
    text.replace(/shareKey:"react",import:null,requiredVersion:"[^"]+"/, (found) =>
      found.replace(/"[^"]+"$/, '"^18.0.0"'),
    ),
  )
  await test.step('the server refuses it', async () => {
    build.manifest.kernelRange = '^99.0.0'
    const { status, body } = await offer(build, '9.3.0')
    expect([status, body.code]).toEqual([409, 'RELEASE_REFUSED'])
    expect(body.errors).toContainEqual({
      path: 'KERNEL_MISMATCH',
      message: expect.stringMatching(/^vocabulary 9\.3\.0 runs on kernel \^99\.0\.0, the shell has \d+\./),
    })
    expect((await pointerOf('vocabulary')).live).toBe(live)
  })

  await test.step('a page that has it anyway reports it inside the layout', async () => {
    const texts = Object.fromEntries(build.manifest.files.map(({ path }) => [path, build.text(path)]))
    await page.route('**/remotes/vocabulary/*.js', (route) => {
      const text = texts[route.request().url().split('/').at(-1) ?? '']
      return text ? route.fulfill({ body: text, contentType: 'text/javascript' }) : route.continue()
    })
    const lesson = await openCourse(page)
    await page.route(`**${lesson}/words`, async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(
        /(<script type="application\/json" id="mowka-page">)(.*?)(<\/script>)/s,
        (_, start: string, data: string, end: string) => {
          const { registry, ...rest } = JSON.parse(data)
          const { entry, files } = build.manifest
          Object.assign(registry.vocabulary.live, {
            version: '9.3.0',
            entry,
            integrity: Object.fromEntries(files.map((file) => [file.path, file.integrity])),
          })
          return start + JSON.stringify({ ...rest, registry }).replaceAll('<', '\\u003c') + end
        },
      )
      await route.fulfill({ response, body })
    })
    // The CSP of a page fulfilled by the journey blocks calls to this machine, so the request itself is checked.
    const report = page.waitForRequest(
      (request) =>
        request.url().includes('/envelope/') &&
        /"version":"9\.3\.0","kind":"contract"/.test(request.postData() ?? ''),
    )
    await page.goto(`${lesson}/words`)
    await expect(failure(page)).toBeVisible()
    await expect(navigation(page)).toBeVisible()
    await report
    // The platform serves another release, and so does a retry.
    await retry(page)
    await expect(words(page)).toBeVisible()
  })
})

test('a release does not affect an open lesson', async ({ page }) => {
  await askWholeSentences(LEARNER)
  const course = await courseByName(COURSE)
  const lessonId = course.lessons[2]?.lessonId ?? ''
  const answers = await answersOf(lessonId)
  await restoringReleases('trainers', async () => {
    const writing = `/course/${course._id}/lesson/${lessonId}/writing`
    await openAs(page, LEARNER, writing)
    const first = await askedSentence(page, answers)
    await page.evaluate(() => {
      Object.assign(window, { untouched: true })
    })

    const build = new FaultyBuild('trainers')
    const before = build.file('page-trainerContentPreview')
    const after = build.change(before, (text) => `${text}\n// another one`)
    build.change(build.file('texts-exercise-pl'), (text) => text.replace('Sprawdź"', 'Sprawdź to"'))
    await release(build, '9.4.0')

    await answer(page, answers.get(first) ?? '')
    await page.getByRole('button', { name: 'Dalej' }).click()
    const second = await nextSentence(page, first, answers)
    await expect(page.getByRole('button', { name: 'Sprawdź', exact: true })).toBeVisible()

    await test.step('chunks that the old release loads later still come from it', async () => {
      const asked = requestedFiles(page, 'trainers')
      await page.getByRole('button', { name: 'Następny tryb: Podgląd treści' }).click()
      await expect(page.getByText('Poznaj zdania tej lekcji')).toBeVisible()
      expect(asked).toContain(before)
      expect(asked).not.toContain(after)
      expect(await page.evaluate(() => 'untouched' in window)).toBe(true)
    })

    await test.step('a new page gets the new release at the same position', async () => {
      await page.goto(writing)
      expect(await askedSentence(page, answers)).toBe(second)
      await expect(page.getByRole('button', { name: 'Sprawdź to', exact: true })).toBeVisible()
    })
  })
})
