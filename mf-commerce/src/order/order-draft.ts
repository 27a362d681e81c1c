import type { User } from '@mowka/shared/contract/schemas/user'

/** The name of what someone typed into the order: nobody else who signs in gets it. */
export const orderDraft = (user: Pick<User, 'userId'> | null): string => `order.${user?.userId ?? ''}`
