import { defineConfig } from 'playwright/test'

/** Journeys with their own database. They start while the data of the others is being prepared. */
const withOwnDatabase = '**/chaos-database.spec.ts'

/** Journeys that start platforms of their own. They take the longest, so they run next. */
const withOwnPlatform = [
  '**/{release-walk,durability,word-trainer,streak,deck,push,refunds,insights,access-end}.spec.ts',
  '**/{bulk,import-undo,popup-editor,transfer}.spec.ts',
]

/** Journeys on a running platform in Debian's Chromium; nothing is downloaded. */
export default defineConfig({
  testDir: './journeys',
  outputDir: './results',
  // Limits only end hanging tests. A busy machine is no reason to fail.
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
  // With a report file, only failures are printed.
  reporter: process.env.E2E_REPORT ? [['dot'], ['json', { outputFile: process.env.E2E_REPORT }]] : 'list',
  use: {
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    viewport: { width: 1280, height: 900 },
    // Animations cost more than most pages. Journeys about sheets and cards enable them.
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    // Playwright's routes don't reach a service worker's requests; journeys about workers allow them.
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
