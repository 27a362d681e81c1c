export * from './browser/storage-keys'
