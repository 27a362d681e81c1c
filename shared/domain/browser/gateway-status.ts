const GATEWAY_STATUSES: readonly number[] = [502, 503, 504]

/** Whether a status comes from a proxy whose server is unreachable, so the request itself may be fine. */
export const isGatewayStatus = (status: number): boolean => GATEWAY_STATUSES.includes(status)
