import type { RouteName } from '@mowka/contract/routes'
import type { Platform } from '@mowka/kernel/platform'

/**
 * Creates a platform of mock functions. By default, `confirm` resolves to true, and all pages except `unreleased` are
 * released.
 */
export function fakePlatform(unreleased: readonly RouteName[] = []): { [Name in keyof Platform]: jest.Mock } {
  return {
    notify: jest.fn(),
    confirm: jest.fn(async () => true),
    track: jest.fn(),
    signIn: jest.fn(async () => true),
    signOut: jest.fn(),
    refreshSession: jest.fn(async () => {}),
    preload: jest.fn(),
    hasPage: jest.fn((route: RouteName) => !unreleased.includes(route)),
    keepUnsaved: jest.fn(() => () => {}),
    reportError: jest.fn(),
  }
}
