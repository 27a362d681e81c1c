import { expect, type Page } from './person'

/** The files of releases that the worker has on this device. */
export const keptFiles = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open('mowka-files-1')).keys()).map(({ url }) => new URL(url).pathname),
  )

/** Waits until the worker has what is live. */
export const everythingIsKept = (page: Page) =>
  expect
    .poll(async () => (await keptFiles(page)).filter((file) => file.includes('remoteEntry')).length)
    .toBe(6)
