import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { Platform } from '@mowka/e2e/control'
import { askWholeSentences, courseByName } from '@mowka/e2e/library'
import { signIn } from '@mowka/e2e/person'
import { findChromium } from '@mowka/scripts/platform/chromium'
import { releaseBuild } from '@mowka/scripts/platform/platform-client'
import { command, PlainError, step } from '@mowka/scripts/steps'
import { type Browser, chromium } from 'playwright'
import { CHANGED_RELEASE, root } from './builds'
import { type Interaction, inPanel, inTrainer } from './interactions'
import { restoreLesson } from './lesson-progress'
import { type Measured, write } from './report'
import { VariantServer } from './serve'
import { type Variant, variants } from './variants'
import { changeRoute, freshContext, type Target, type Visit, visit, type Way } from './visit'

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, port: { type: 'string' } },
})
const runs = Number(values.runs)
const port = Number(values.port ?? 4300)
const origin = `http://localhost:${port}`

const LEARNER = 'learner@mowka.test'

/** A variant with its server, and a browser that uses it as the platform. */
type Served = { variant: Variant; server: VariantServer; browser: Browser }

/** Builds the variants that starting the platform doesn't build, in a separate process like all builds. */
async function buildAll(): Promise<void> {
  const bench = path.join(root, 'bench')
  const rspack = path.join(bench, 'node_modules/.bin/rspack')
  const { status, stdout } = spawnSync(rspack, ['build', '-c', 'web/rspack.config.ts'], {
    cwd: bench,
    encoding: 'utf8',
    env: { ...process.env, BENCH_ORIGIN: origin },
  })
  if (status !== 0) throw new PlainError(stdout)
}

/** Signs a user in and stores the browser state. */
async function signedInState(executablePath: string, email: string, folder: string): Promise<string> {
  const browser = await chromium.launch({ executablePath, args })
  const page = await browser.newPage({ locale: 'pl-PL', baseURL: origin })
  await page.addInitScript(() =>
    localStorage.setItem('consent', '{"recording":false,"at":"2026-01-01T00:00:00Z"}'),
  )
  await signIn(page, email)
  await page.getByRole('heading', { level: 1, name: 'Kursy' }).waitFor()
  // A first visit has no cached responses.
  await page.evaluate(() => localStorage.removeItem('keptAnswers'))
  const file = path.join(folder, `${email}.json`)
  await page.context().storageState({ path: file })
  await browser.close()
  return file
}

const args = ['--no-sandbox', '--disable-background-networking', '--disable-quic']

async function serve(variant: Variant, executablePath: string): Promise<Served> {
  const server = new VariantServer(variant, origin)
  const own = await server.start()
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--host-resolver-rules=MAP localhost:${port} 127.0.0.1:${own}`],
  })
  return { variant, server, browser }
}

/**
 * Opens pages without measuring, because files are compressed on their first request, which a release does in
 * advance.
 */
async function warmUp({ browser, server }: Served, pages: readonly (Target & { person: string })[]) {
  server.when = 'before'
  for (const { person, path, shows } of pages) {
    const context = await freshContext(browser, person)
    const page = await context.newPage()
    await page.goto(origin + path)
    await page.getByText(shows).first().waitFor()
    await page.waitForLoadState('networkidle')
    await context.close()
  }
}

async function main(): Promise<void> {
  const executablePath = await findChromium()
  await step('Building one application and a naive federation', buildAll)
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'mowka-bench-'))
  const platform = new Platform(port, data)
  await step('Starting the platform', () => platform.start())
  try {
    const signedIn = {
      learner: await signedInState(executablePath, LEARNER, data),
      admin: await signedInState(executablePath, 'admin@mowka.test', data),
      company: await signedInState(executablePath, 'company-admin@mowka.test', data),
    }
    const course = await courseByName('Angielski na co dzień', platform)
    const lessonId = course.lessons[0]?.lessonId ?? ''
    const lesson = `/course/${course._id}/lesson/${lessonId}`
    await askWholeSentences(LEARNER, platform)
    const courses: Target = { path: '/course', shows: 'Angielski na co dzień' }
    const words: Target = { path: `${lesson}/words`, shows: 'repeat' }
    const writing: Target = { path: `${lesson}/writing`, shows: 'Sprawdź' }
    const plans: Target = { path: '/subscribe', shows: 'zł' }
    const staff = [
      ['admin', signedIn.admin, { path: '/admin/courses', shows: 'Gramatyka od zera' }],
      ['company', signedIn.company, { path: '/company/users', shows: 'employee@mowka.test' }],
    ] as const
    const client = { url: origin, token: fs.readFileSync(path.join(data, 'release-token'), 'utf8') }
    const served = await Promise.all(variants.map((variant) => serve(variant, executablePath)))
    const perVariant = <Value>(make: () => Value) =>
      Object.fromEntries(variants.map((variant) => [variant, make()])) as Record<Variant, Value>
    const measured: Measured = {
      visits: perVariant(() => ({})),
      interactions: perVariant(() => ({})),
      routeChanges: perVariant(() => []),
    }
    const note = (variant: Variant, name: string, what: Visit) => {
      const visits = measured.visits[variant]
      visits[name] = [...(visits[name] ?? []), what]
    }
    const noteAll = (variant: Variant, interactions: Record<string, Interaction>) => {
      const all = measured.interactions[variant]
      for (const [name, what] of Object.entries(interactions)) all[name] = [...(all[name] ?? []), what]
    }
    const toDetails: Way = { from: '/course', href: `/course/${course._id}`, heading: course.name }

    const pages = [
      ...[courses, writing, words, plans].map((target) => ({ ...target, person: signedIn.learner })),
      ...staff.map(([, person, target]) => ({ ...target, person })),
    ]
    for (const each of served) await step(`Warming up: ${each.variant}`, () => warmUp(each, pages))

    for (let run = 1; run <= runs; run++) {
      for (const { variant, server, browser } of served) {
        await step(`Run ${run}: ${variant}`, async () => {
          server.when = 'before'
          await restoreLesson(LEARNER, { courseId: course._id, lessonId }, platform)
          const learner = await freshContext(browser, signedIn.learner)
          const open = (target: Target) => visit(learner, origin, server, target)
          note(variant, 'first visit', await open(courses))
          note(variant, 'second visit', await open(courses))
          note(variant, 'first page of trainers', await open(writing))
          note(variant, 'first page of vocabulary', await open(words))
          note(variant, 'first page of commerce', await open(plans))
          measured.routeChanges[variant].push(await changeRoute(learner, origin, toDetails))
          noteAll(variant, await inTrainer(learner, origin + writing.path))
          server.when = 'after'
          if (variant === 'federated')
            await releaseBuild(client, `bench/dist/${CHANGED_RELEASE}`, { version: `1.0.${run}` })
          note(variant, 'return to the changed page', await open(words))
          note(variant, 'return to another page', await open(courses))
          if (variant === 'federated') await releaseBuild(client, 'mf-vocabulary', { version: `1.1.${run}` })
          await learner.close()
          server.when = 'before'

          for (const [remote, person, target] of staff) {
            const context = await freshContext(browser, person)
            await visit(context, origin, server, courses)
            note(variant, `first page of ${remote}`, await visit(context, origin, server, target))
            if (remote === 'admin') noteAll(variant, await inPanel(context, origin))
            await context.close()
          }
        })
      }
      // After each run, because a later one may fail.
      write(measured, path.join(root, 'bench/results'))
    }
    for (const { server, browser } of served) {
      await browser.close()
      server.stop()
    }
  } finally {
    await platform.stop()
    platform.forget()
  }
}

command(main)
