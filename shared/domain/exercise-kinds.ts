export * from './exercise/exercise-kinds'
