export * from './text/rich-text'
