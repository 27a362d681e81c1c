/** When an answer was given, by the client's word and not after it arrived. */
export const timeOfAnswer = ({ answeredAt }: { answeredAt?: string | undefined }, now: Date): Date =>
  answeredAt === undefined ? now : new Date(Math.min(Date.parse(answeredAt), now.getTime()))
