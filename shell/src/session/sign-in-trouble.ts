/** Whether a sign-in failed because of this device's clock: the SDK's errors about times name the current time. */
export const isClockWrong = (error: Error): boolean => /current time \(/i.test(error.message)
