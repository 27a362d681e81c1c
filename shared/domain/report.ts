export * from './exercise/report'
