import { defineConfig } from 'playwright/test'

/** Journeys that bring their own database. They begin while the data of all others is prepared. */
const withOwnDatabase = '**/chaos-database.spec.ts'

/** Journeys that start platforms of their own. They take longest, so they come next. */
const withOwnPlatform = [
  '**/{release-walk,durability,word-trainer}.spec.ts',
  '**/{bulk,popup-editor,transfer}.spec.ts',
]

/** Journeys through the running platform in Debian's Chromium; nothing is downloaded. */
export default defineConfig({
  testDir: './journeys',
  outputDir: './results',
  // Limits are there to end what hangs. A machine that is busy is no reason to fail.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  // Each worker has its own platform, on which one journey runs at a time.
  workers: Number(process.env.E2E_WORKERS ?? 1),
  fullyParallel: true,
  projects: [
    { name: 'own database', testMatch: withOwnDatabase },
    { name: 'own platform', testMatch: withOwnPlatform },
    { name: 'platform of the worker', testIgnore: [withOwnDatabase, ...withOwnPlatform] },
  ],
  retries: 0,
  // With a report, what is printed is what failed: nothing of the rest stands between it and who looks for it.
  reporter: process.env.E2E_REPORT ? [['dot'], ['json', { outputFile: process.env.E2E_REPORT }]] : 'list',
  use: {
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    viewport: { width: 1280, height: 900 },
    // Nothing is drawn sixty times a second, which costs more than most pages. Journeys over sheets and cards have motion.
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    // What journeys do to the network would not reach a worker's own requests; those that are about it allow it.
    serviceWorkers: 'block',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
