export * from './exercise/answer'
