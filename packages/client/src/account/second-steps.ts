import { type CommonReply, type ReplyOf, secondSteps, sessions } from '@portico/contract'
import type { CallContext } from '../calls/call-context.ts'
import type { CallOptions, SessionDuration } from '../foundation/client-options.ts'
import { validate } from '../foundation/validate.ts'
import { createSmsStepCalls } from './sms-step.ts'

/** Makes the calls of `secondSteps(client)`. */
export function createCalls(context: CallContext) {
  const { call, signIn, isSignedIn, secondStep } = context
  /** The first step of the sign-in; the service says that there is none. */
  const readFirstStep = () => ({
    intermediate_session_token: secondStep.getToken(isSignedIn()) ?? '',
  })
  return {
    ...createSmsStepCalls(context, readFirstStep),
    /**
     * Reads what the sign-in still needs that was refused with `insufficient_factors`, also after a reload of the page.
     *
     * @throws PorticoAPIError `intermediate_session_not_found`: sign in again
     */
    async get(callOptions?: CallOptions): Promise<ReplyOf<typeof secondSteps.get>> {
      return call(secondSteps.get, readFirstStep(), callOptions)
    },
    /**
     * Completes the sign-in of a user who puts off adding a second step. It is allowed while `put_off_until` is in the
     * details of the refusal.
     *
     * @param options.unseen - the page showed no offer, so that the next sign-in may make it
     * @throws PorticoAPIError `insufficient_factors`: it has to be added now, or another window has added one,
     *   `intermediate_session_not_found`
     */
    async putOff(
      options: SessionDuration & { unseen?: boolean } = {},
      callOptions?: CallOptions,
    ): Promise<ReplyOf<typeof secondSteps.putOff>> {
      validate('secondSteps.putOff', options, {
        session_duration_minutes: 'number?',
        unseen: 'boolean?',
      })
      const { session_duration_minutes, unseen } = options
      const body = { session_duration_minutes, unseen, ...readFirstStep() }
      return signIn(secondSteps.putOff, body, callOptions)
    },
    /**
     * Mails another code for a sign-in on a new device; the one before stops working.
     *
     * @throws PorticoAPIError `intermediate_session_not_found`, `too_many_requests`
     */
    async sendEmail(callOptions?: CallOptions): Promise<ReplyOf<typeof secondSteps.sendEmail>> {
      return call(secondSteps.sendEmail, readFirstStep(), { ...callOptions, defence: 'full' })
    },
    /**
     * Asks for the second step on every device of the signed-in user again. `client.session.list` counts those that are
     * remembered.
     *
     * @throws PorticoAPIError `user_unauthenticated`
     */
    async forgetDevices(callOptions?: CallOptions): Promise<CommonReply> {
      return call(sessions.forgetDevices, undefined, callOptions)
    },
    /**
     * Completes a sign-in on a new device with the code in the mail.
     *
     * @param options.code - the six digits
     * @throws PorticoAPIError `otp_code_not_found`, `user_lock_limit_reached`, `intermediate_session_not_found`
     */
    async authenticateEmail(
      options: { code: string } & SessionDuration,
      callOptions?: CallOptions,
    ): Promise<ReplyOf<typeof secondSteps.authenticateEmail>> {
      validate('secondSteps.authenticateEmail', options, {
        code: 'string',
        session_duration_minutes: 'number?',
      })
      const { code, session_duration_minutes } = options
      const body = { code, session_duration_minutes, ...readFirstStep() }
      return signIn(secondSteps.authenticateEmail, body, { ...callOptions, defence: 'full' })
    },
    /**
     * Mails the code with which a user who has lost every second step starts to wait. `get` tells whether the project allows
     * it, and which address gets the code.
     *
     * @throws PorticoAPIError `insufficient_factors`: there is no such way, or it was started; `too_many_requests`
     */
    async sendWayBack(callOptions?: CallOptions): Promise<ReplyOf<typeof secondSteps.sendWayBack>> {
      return call(secondSteps.sendWayBack, readFirstStep(), { ...callOptions, defence: 'full' })
    },
    /**
     * Starts the days after which the second step is removed, unless an objection stops it.
     *
     * @param options.code - the six digits
     * @throws PorticoAPIError `otp_code_not_found`, `user_lock_limit_reached`, `intermediate_session_not_found`
     */
    async startWayBack(
      options: { code: string },
      callOptions?: CallOptions,
    ): Promise<ReplyOf<typeof secondSteps.startWayBack>> {
      validate('secondSteps.startWayBack', options, { code: 'string' })
      const body = { code: options.code, ...readFirstStep() }
      return call(secondSteps.startWayBack, body, { ...callOptions, defence: 'full' })
    },
    /**
     * Stops the removal of the second step.
     *
     * @throws PorticoAPIError `recovery_not_found`: none waits; `intermediate_session_not_found`
     */
    async stopWayBack(callOptions?: CallOptions): Promise<ReplyOf<typeof secondSteps.stopWayBack>> {
      return call(secondSteps.stopWayBack, readFirstStep(), callOptions)
    },
  }
}

/** The calls that need no passkey. */
export type CodeStepsApi = ReturnType<typeof createCalls>
