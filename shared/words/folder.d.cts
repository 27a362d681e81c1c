/** This package's folder. A CommonJS file, because Jest has no `import.meta`. */
export const folder: string
