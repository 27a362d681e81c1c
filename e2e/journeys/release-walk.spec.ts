import type { Platform } from '../control'
import { answersOf, askWholeSentences, courseByName } from '../library'
import { signUp } from '../newcomers'
import { expect, openAs, type Page, test } from '../person'
import { overview, type Pointer, pnpm, pointerOf, reportRelease } from '../releases'
import { answer, askedSentence, nextSentence } from '../trainer'
import { COURSE, LEARNER } from '../words-page'

/** Number of users whose failures withdraw a release. */
const TOO_MANY = 20

/**
 * Record of the walk with the output of `pnpm releases`, attached to the test results. docs/release-walk.md is an
 * example.
 */
class WalkRecord {
  private text = ''
  private readonly platform: Platform

  constructor(platform: Platform) {
    this.platform = platform
  }

  /** Runs a command and records its output and the live releases after it. */
  async run(words: string): Promise<string> {
    const said = await pnpm(words, this.platform)
    this.text += `$ pnpm ${words}\n${said}\n`
    await this.look()
    return said
  }

  /** Records the live releases. */
  async look(): Promise<void> {
    this.text += `$ pnpm releases\n${await pnpm('releases', this.platform)}\n`
  }

  attach = () => test.info().attach('walk', { body: this.text, contentType: 'text/plain' })
}

/** A user in the middle of a lesson, who must not be affected. */
class OpenLesson {
  private readonly page: Page
  private readonly answers: Map<string, string>

  constructor(page: Page, answers: Map<string, string>) {
    this.page = page
    this.answers = answers
  }

  /** Marks the page; a reload removes the mark. */
  mark = () =>
    this.page.evaluate(() => {
      Object.assign(window, { untouched: true })
    })

  /** Expects the same page to continue with the next sentence. */
  async goesOn(): Promise<void> {
    expect(await this.page.evaluate(() => 'untouched' in window)).toBe(true)
    const asked = await askedSentence(this.page, this.answers)
    await answer(this.page, this.answers.get(asked) ?? '')
    await this.page.getByRole('button', { name: 'Dalej' }).click()
    await nextSentence(this.page, asked, this.answers)
  }
}

/** Everything about names that this journey doesn't release, except view counts. */
async function others(platform: Platform) {
  const { pointers, releases, audit } = await overview(platform)
  const isOther = ({ name }: { name: string }) => name !== 'learning'
  return {
    pointers: pointers.filter(isOther),
    releases: releases.filter(isOther).map(({ seen, ...rest }) => rest),
    audit: audit.filter(isOther),
  }
}

const learning = (platform: Platform) => pointerOf('learning', platform)

/** The live release, fallback and canary of a pointer. */
const given = ({ live, fallback, canary, canaryPercent }: Pointer) => ({
  live,
  fallback,
  canary,
  canaryPercent,
})

test('learning goes from 1.0 over a withdrawn 1.1 canary to 1.2 and back during one lesson', async ({
  page,
  own,
}) => {
  // Reports of users who have just signed up count.
  const platform = await own.start({ MOWKA_WITNESS_HOURS: '0' })
  const record = new WalkRecord(platform)
  try {
    await askWholeSentences(LEARNER, platform)
    const course = await courseByName(COURSE, platform)
    const lessonId = course.lessons[1]?.lessonId ?? ''
    const people = await Promise.all(
      Array.from({ length: TOO_MANY }, (_, at) => signUp(`anna-${at}@mowka.test`, platform)),
    )
    const before = await others(platform)
    const lesson = new OpenLesson(page, await answersOf(lessonId, platform))

    await test.step('1.0.0 is live and loaded', async () => {
      await record.run('release learning --version 1.0.0')
      expect(await learning(platform)).toMatchObject({ live: '1.0.0', canary: null })
      await openAs(page, LEARNER, `${platform.url}/course/${course._id}/lesson/${lessonId}/writing`)
      await lesson.mark()
      for (const token of people) await reportRelease('loads', { version: '1.0.0' }, token, platform)
      await lesson.goesOn()
    })

    await test.step('10% of users get 1.1.0', async () => {
      await record.run('release learning --version 1.1.0 --canary 10')
      expect(await learning(platform)).toMatchObject({ live: '1.0.0', canary: '1.1.0', canaryPercent: 10 })
      await lesson.goesOn()
    })

    await test.step('it fails for twenty of them and is withdrawn automatically', async () => {
      const [last = '', ...first] = people
      const failed = { version: '1.1.0', kind: 'render' }
      for (const token of first) await reportRelease('failures', failed, token, platform)
      expect(await learning(platform)).toMatchObject({ canary: '1.1.0' })
      await reportRelease('failures', failed, last, platform)
      expect(await learning(platform)).toMatchObject({ live: '1.0.0', canary: null, canaryPercent: 0 })
      const { releases, audit } = JSON.parse(await pnpm('releases --json', platform))
      expect(releases).toContainEqual(
        expect.objectContaining({
          name: 'learning',
          version: '1.1.0',
          withdrawnAt: expect.any(String),
          withdrawnWhy: expect.stringMatching(/^failed for 20 of 20 people, 1\.0\.0 for 0 of 2\d$/),
        }),
      )
      expect(audit[0]).toMatchObject({ who: 'platform', what: 'withdraw', version: '1.1.0' })
      await expect(pnpm('canary learning 50 --version 1.1.0', platform)).rejects.toThrow(
        /1\.1\.0 was withdrawn/,
      )
      await record.look()
      await lesson.goesOn()
    })

    await test.step('everyone gets 1.2.0', async () => {
      await record.run('release learning --version 1.2.0')
      expect(given(await learning(platform))).toEqual({
        live: '1.2.0',
        fallback: '1.0.0',
        canary: null,
        canaryPercent: 0,
      })
      await lesson.goesOn()
    })

    await test.step('roll back', async () => {
      await record.run('rollback learning')
      expect(given(await learning(platform))).toEqual({
        live: '1.0.0',
        fallback: null,
        canary: null,
        canaryPercent: 0,
      })
      await lesson.goesOn()
    })

    await test.step('no other remote was affected, and the lesson leads back to its course', async () => {
      expect(await others(platform)).toEqual(before)
      await page.getByRole('link', { name: 'Zamknij i wróć do lekcji' }).click()
      await expect(page.getByRole('heading', { level: 1, name: COURSE })).toBeVisible()
      expect(await page.evaluate(() => 'untouched' in window)).toBe(true)
    })
  } finally {
    await record.attach()
  }
})
