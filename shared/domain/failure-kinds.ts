export * from './browser/remote-overrides'
