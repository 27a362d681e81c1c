export * from './text/line-ends'
