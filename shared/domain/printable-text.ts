export * from './shop/printable-text'
