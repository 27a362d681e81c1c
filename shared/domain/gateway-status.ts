export * from './browser/gateway-status'
