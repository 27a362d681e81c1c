import type { Platform } from '../control'
import { answersOf, askWholeSentences, courseByName } from '../library'
import { signUp } from '../newcomers'
import { expect, openAs, type Page, test } from '../person'
import { overview, type Pointer, pnpm, pointerOf, reportRelease } from '../releases'
import { answer, askedSentence, nextSentence } from '../trainer'
import { COURSE, LEARNER } from '../words-page'

/** How many people's failures withdraw a release. */
const TOO_MANY = 20

/** The walk under the tables that `pnpm releases` prints; kept with the test's results. docs/release-walk.md is one. */
class WalkRecord {
  private text = ''
  private readonly platform: Platform

  constructor(platform: Platform) {
    this.platform = platform
  }

  /** Runs a command and keeps what it said, and what is live after it. */
  async run(words: string): Promise<string> {
    const said = await pnpm(words, this.platform)
    this.text += `$ pnpm ${words}\n${said}\n`
    await this.look()
    return said
  }

  /** Keeps what is live. */
  async look(): Promise<void> {
    this.text += `$ pnpm releases\n${await pnpm('releases', this.platform)}\n`
  }

  attach = () => test.info().attach('walk', { body: this.text, contentType: 'text/plain' })
}

/** Someone in the middle of a lesson, who must not notice anything. */
class OpenLesson {
  private readonly page: Page
  private readonly answers: Map<string, string>

  constructor(page: Page, answers: Map<string, string>) {
    this.page = page
    this.answers = answers
  }

  /** Marks the page: a page that was reloaded has no mark. */
  mark = () =>
    this.page.evaluate(() => {
      Object.assign(window, { untouched: true })
    })

  /** The same page, which asks, checks and goes on. */
  async goesOn(): Promise<void> {
    expect(await this.page.evaluate(() => 'untouched' in window)).toBe(true)
    const asked = await askedSentence(this.page, this.answers)
    await answer(this.page, this.answers.get(asked) ?? '')
    await this.page.getByRole('button', { name: 'Dalej' }).click()
    await nextSentence(this.page, asked, this.answers)
  }
}

/** Everything about the names that nobody releases here, except how many people were seen. */
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

/** Which version of learning a page that is opened now would get, and from what else. */
const given = ({ live, fallback, canary, canaryPercent }: Pointer) => ({
  live,
  fallback,
  canary,
  canaryPercent,
})

test('learning 1.0, a withdrawn canary of 1.1, 1.2 for all, and back, during one lesson', async ({
  page,
  own,
}) => {
  // People who signed up a moment ago are heard.
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

    await test.step('1.0.0 is live, and people have it', async () => {
      await record.run('release learning --version 1.0.0')
      expect(await learning(platform)).toMatchObject({ live: '1.0.0', canary: null })
      await openAs(page, LEARNER, `${platform.url}/course/${course._id}/lesson/${lessonId}/writing`)
      await lesson.mark()
      for (const token of people) await reportRelease('loads', { version: '1.0.0' }, token, platform)
      await lesson.goesOn()
    })

    await test.step('10 % of people get 1.1.0', async () => {
      await record.run('release learning --version 1.1.0 --canary 10')
      expect(await learning(platform)).toMatchObject({ live: '1.0.0', canary: '1.1.0', canaryPercent: 10 })
      await lesson.goesOn()
    })

    await test.step('it fails for twenty of them, and withdraws itself', async () => {
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

    await test.step('and goes back', async () => {
      await record.run('rollback learning')
      expect(given(await learning(platform))).toEqual({
        live: '1.0.0',
        fallback: null,
        canary: null,
        canaryPercent: 0,
      })
      await lesson.goesOn()
    })

    await test.step('no other remote was touched, and the lesson leads back to its course', async () => {
      expect(await others(platform)).toEqual(before)
      await page.getByRole('link', { name: 'Zamknij i wróć do lekcji' }).click()
      await expect(page.getByRole('heading', { level: 1, name: COURSE })).toBeVisible()
      expect(await page.evaluate(() => 'untouched' in window)).toBe(true)
    })
  } finally {
    await record.attach()
  }
})
