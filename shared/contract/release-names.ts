/** The shell with the development build of React, loaded only by browsers with an override. */
export const DEVELOPMENT_SHELL = 'shell-dev'
