export * from './exercise/refused-answer'
