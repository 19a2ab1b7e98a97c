import { type ReplyOf, users } from '@portico/contract'
import type { CallContext } from '../calls/call-context.ts'
import type { CallOptions } from '../foundation/client-options.ts'
import { validate } from '../foundation/validate.ts'

/** Makes the calls of `client.user` about recoveries of the account that the host started. */
export const createRecoveryCalls = ({ call }: Pick<CallContext, 'call'>) => ({
  /** Lists them, the newest first. @throws PorticoAPIError `user_unauthenticated` */
  async listRecoveries(callOptions?: CallOptions): Promise<ReplyOf<typeof users.recoveries>> {
    return call(users.recoveries, undefined, callOptions)
  },
  /**
   * Stops a recovery, before it gives the account a new address.
   *
   * @param id - a `recovery_id`
   * @throws PorticoAPIError `insufficient_factors`: prove something again in this session, and repeat the call;
   *   `recovery_not_found`, `recovery_has_ended`
   */
  async cancelRecovery(
    id: string,
    callOptions?: CallOptions,
  ): Promise<ReplyOf<typeof users.cancelRecovery>> {
    validate('user.cancelRecovery', { id }, { id: 'string' })
    return call(users.cancelRecovery, undefined, { ...callOptions, params: { id } })
  },
})
