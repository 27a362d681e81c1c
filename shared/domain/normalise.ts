export * from './exercise/normalise'
