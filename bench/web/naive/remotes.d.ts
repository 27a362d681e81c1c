declare module '*/pages' {
  const face: unknown
  export = face
}
declare module '*/widgets' {
  const face: unknown
  export = face
}
