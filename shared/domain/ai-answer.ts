export * from './exercise/ai-answer'
