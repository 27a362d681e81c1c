export * from '../languages/parts'
