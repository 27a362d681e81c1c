import { otherPort, ownPort, Platform, read } from '../control'
import { answersOf, askWholeSentences, courseByName, remainingSentences } from '../library'
import { expect, openAs, test } from '../person'
import { answer, askedSentence, nextSentence } from '../trainer'

const LEARNER = 'learner@mowka.test'

test('killing the platform during a lesson loses no answered exercise', async ({ page, own, complaints }) => {
  const platform = await own.start()
  await askWholeSentences(LEARNER, platform)
  const course = await courseByName('Angielski na co dzień', platform)
  const lessonId = course.lessons[1]?.lessonId ?? ''
  const answers = await answersOf(lessonId, platform)
  await openAs(page, LEARNER, `${platform.url}/course/${course._id}/lesson/${lessonId}/writing`)
  for (let done = 0; done < 3; done++) {
    const asked = await askedSentence(page, answers)
    await answer(page, answers.get(asked) ?? '')
    await page.getByRole('button', { name: 'Dalej' }).click()
    await nextSentence(page, asked, answers)
  }

  await platform.kill()
  await platform.start()
  expect(await remainingSentences(LEARNER, course._id, lessonId, platform)).toBe(answers.size - 3)
  await page.reload()
  await expect(page.getByText(`Zdanie 4 / ${answers.size}`)).toBeVisible()

  await test.step('a second start cannot access its data', async () => {
    await expect(new Platform(ownPort, platform.dataDir).start()).rejects.toThrow(
      new RegExp(`Port ${ownPort} is taken`),
    )
    await expect(new Platform(otherPort, platform.dataDir).start()).rejects.toThrow(/belongs to .* running/)
    expect((await read('/api/health', undefined, platform)).status).toBe(200)
  })
  // The browser logged every call to the killed platform.
  complaints.all.length = 0
})
