import { type ReplyOf, type RequestOf, users } from '@portico/contract'
import { callAndTakeUser } from '../calls/call-and-take-user.ts'
import type { CallContext } from '../calls/call-context.ts'
import type { CallOptions } from '../foundation/client-options.ts'
import { validate } from '../foundation/validate.ts'
import type { DeleteFactor, DeletionReply, FactorOperation } from './user-calls.ts'

/**
 * Makes the calls of `client.user` for the user's addresses.
 *
 * @param changeById - makes a call that changes the factor with an id
 */
export function createEmailCalls(
  context: CallContext,
  changeById: (name: string, operation: FactorOperation) => DeleteFactor,
) {
  const { call } = context
  return {
    /**
     * Mails a code to an address that the user wants to add. Nothing changes until they enter it.
     *
     * @returns the same answer for every address, whether or not it is free
     * @throws PorticoAPIError `insufficient_factors`: prove something again in this session, and repeat the call
     */
    async addEmail(
      options: RequestOf<typeof users.addEmail>,
      callOptions?: CallOptions,
    ): Promise<ReplyOf<typeof users.addEmail>> {
      validate('user.addEmail', options, { email: 'string', locale: 'string?' })
      const { email, locale } = options
      return call(users.addEmail, { email, locale }, callOptions)
    },
    /**
     * Adds the address to which the code was sent.
     *
     * @throws PorticoAPIError `otp_code_not_found`, `insufficient_factors`, `email_belongs_to_another_account`
     */
    async proveEmail(
      options: RequestOf<typeof users.proveEmail>,
      callOptions?: CallOptions,
    ): Promise<DeletionReply & { email_id: string }> {
      validate('user.proveEmail', options, { code: 'string', method_id: 'string' })
      const { code, method_id } = options
      return callAndTakeUser(
        context,
        users.proveEmail,
        { code, method_id },
        { ...callOptions, defence: 'full' },
      )
    },
    /**
     * Makes an address the primary one: the first in `user.emails`, to which messages go.
     *
     * @param id - an `email_id`
     * @throws PorticoAPIError `email_not_verified`, `insufficient_factors`
     */
    makeEmailPrimary: changeById('makeEmailPrimary', users.makeEmailPrimary),
    /**
     * Takes back the removal of an address, for ten minutes in the session that removed it.
     *
     * @param id - an `email_id`
     * @throws PorticoAPIError `email_not_found`
     */
    restoreEmail: changeById('restoreEmail', users.restoreEmail),
    /**
     * Its mailbox can take the removal back for 7 days.
     *
     * @param id - an `email_id`
     * @throws PorticoAPIError `cannot_delete_last_primary_factor`, `insufficient_factors`
     */
    deleteEmail: changeById('deleteEmail', users.deleteEmail),
  }
}
