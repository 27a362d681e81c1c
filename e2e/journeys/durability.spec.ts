import { Platform, read, tokens } from '../control'
import { answersOf, askWholeSentences, courseByName } from '../library'
import { expect, signIn, test } from '../person'
import { answer, askedSentence, nextSentence } from '../trainer'

const LEARNER = 'learner@mowka.test'

test('a platform that is killed in the middle of a lesson loses no answered exercise', async ({
  page,
  complaints,
}) => {
  test.setTimeout(240_000)
  const platform = new Platform(4500)
  await platform.start()
  try {
    await askWholeSentences(LEARNER, platform)
    const course = await courseByName('Angielski na co dzień', platform)
    const lessonId = course.lessons[1]?.lessonId ?? ''
    const answers = await answersOf(lessonId, platform)
    await signIn(page, LEARNER, `${platform.url}/course/${course._id}/lesson/${lessonId}/writing`)
    for (let done = 0; done < 3; done++) {
      const asked = await askedSentence(page, answers)
      await answer(page, answers.get(asked) ?? '')
      await page.getByRole('button', { name: 'Dalej' }).click()
      await nextSentence(page, asked, answers)
    }

    await platform.kill()
    await platform.start()
    const { access } = await tokens(LEARNER, platform)
    const { body } = await read<{ remainingItems: number }>(
      `/api/progress/${course._id}/${lessonId}/next`,
      access,
      platform,
    )
    expect(body.remainingItems).toBe(answers.size - 3)
    await page.reload()
    await expect(page.getByText(`Zdanie 4 / ${answers.size}`)).toBeVisible()

    await test.step('a second start beside it cannot touch its data', async () => {
      await expect(new Platform(4500, platform.dataDir).start()).rejects.toThrow(/Port 4500 is taken/)
      await expect(new Platform(4600, platform.dataDir).start()).rejects.toThrow(/belongs to .* running/)
      expect((await read('/api/health', undefined, platform)).status).toBe(200)
    })
    complaints.all.length = 0
  } finally {
    await platform.stop()
    platform.forget()
  }
})
