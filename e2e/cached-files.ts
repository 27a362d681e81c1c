import { expect, type Page } from './person'

/** Returns the release files cached by the service worker. */
export const cachedFiles = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open('mowka-files-1')).keys()).map(({ url }) => new URL(url).pathname),
  )

/** Waits until the service worker has cached the live releases. */
export const waitForPrefetch = (page: Page) =>
  expect
    .poll(async () => (await cachedFiles(page)).filter((file) => file.includes('remoteEntry')).length)
    .toBe(6)
