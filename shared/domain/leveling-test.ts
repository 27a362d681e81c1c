export * from './exercise/gaps'
