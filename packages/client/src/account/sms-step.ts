import { type ReplyOf, secondSteps } from '@portico/contract'
import { callAndTakeUser } from '../calls/call-and-take-user.ts'
import type { CallContext } from '../calls/call-context.ts'
import type { CallOptions, SessionDuration } from '../foundation/client-options.ts'
import { validate } from '../foundation/validate.ts'

/**
 * Makes the calls of the second step by text message.
 *
 * @param readFirstStep - reads the token of the sign-in that waits
 */
export function createSmsStepCalls(
  context: CallContext,
  readFirstStep: () => { readonly intermediate_session_token: string },
) {
  const { call, signIn } = context
  return {
    /**
     * Sends the code of a second step by text message; the one before stops working. Call it when the user presses a button:
     * each message costs, and a stolen password must send none.
     *
     * @returns the number, masked
     * @throws PorticoAPIError `insufficient_factors`: the sign-in accepts none, `unsubscribed_phone_number`,
     *   `intermediate_session_not_found`, `too_many_requests`
     */
    async sendSms(callOptions?: CallOptions): Promise<ReplyOf<typeof secondSteps.sendSms>> {
      return call(secondSteps.sendSms, readFirstStep(), { ...callOptions, defence: 'full' })
    },
    /**
     * Completes a sign-in with the code in the text message.
     *
     * @param options.code - the six digits
     * @param options.remember_device - later sign-ins of this user on this device need no second step
     * @throws PorticoAPIError `otp_code_not_found`, `user_lock_limit_reached`, `intermediate_session_not_found`
     */
    async authenticateSms(
      options: { code: string; remember_device?: boolean } & SessionDuration,
      callOptions?: CallOptions,
    ): Promise<ReplyOf<typeof secondSteps.authenticateSms>> {
      validate('secondSteps.authenticateSms', options, {
        code: 'string',
        remember_device: 'boolean?',
        session_duration_minutes: 'number?',
      })
      const { code, remember_device, session_duration_minutes } = options
      const body = { code, remember_device, session_duration_minutes, ...readFirstStep() }
      return signIn(secondSteps.authenticateSms, body, { ...callOptions, defence: 'full' })
    },
    /**
     * Makes a number of the signed-in user a second step, beside a stronger one. The session must have proved both in the
     * last ten minutes: the number by `client.otps.sms.send` and `client.otps.authenticate`.
     *
     * @param options.phone_id - the number, from `phone_numbers` of the user
     * @throws PorticoAPIError `insufficient_factors`, `second_step_not_allowed`, `phone_number_not_found`
     */
    async addSms(
      options: { phone_id: string },
      callOptions?: CallOptions,
    ): Promise<Omit<ReplyOf<typeof secondSteps.addSms>, '__user'>> {
      validate('secondSteps.addSms', options, { phone_id: 'string' })
      const { phone_id } = options
      return callAndTakeUser(context, secondSteps.addSms, { phone_id }, callOptions)
    },
    /**
     * Asks the signed-in user for no code by text message any more. The number stays.
     *
     * @throws PorticoAPIError `phone_number_not_found`: no number is one, `insufficient_factors`
     */
    async removeSms(
      callOptions?: CallOptions,
    ): Promise<Omit<ReplyOf<typeof secondSteps.removeSms>, '__user'>> {
      return callAndTakeUser(context, secondSteps.removeSms, undefined, callOptions)
    },
  }
}
