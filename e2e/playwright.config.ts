import { defineConfig } from 'playwright/test'

/** Journeys through the running platform in Debian's Chromium; nothing is downloaded. */
export default defineConfig({
  testDir: './journeys',
  outputDir: './results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // One after another: they share people and, on purpose, break things.
  workers: 1,
  retries: 0,
  reporter: process.env.E2E_REPORT ? [['line'], ['json', { outputFile: process.env.E2E_REPORT }]] : 'list',
  use: {
    baseURL: `http://localhost:${process.env.E2E_PORT ?? 4100}`,
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
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
