import type { ReplyOf, RequestOf } from '@portico/contract'
import { otp } from '@portico/contract/methods/otp'
import type { CallContext } from '../../calls/call-context.ts'
import type { CallOptions, SessionDuration } from '../../foundation/client-options.ts'
import { validate } from '../../foundation/validate.ts'

/** Options of a passcode mail. */
export type EmailPasscodeOptions = Omit<
  RequestOf<typeof otp.emailLoginOrCreate>,
  'email' | 'dfp_telemetry_id' | 'captcha_token'
>

type PhonePasscodeOptions<Request> = Omit<
  Request,
  'phone_number' | 'dfp_telemetry_id' | 'captcha_token'
>

/** Options of a passcode by text message. */
export type SmsPasscodeOptions = PhonePasscodeOptions<RequestOf<typeof otp.smsLoginOrCreate>>

/** Options of a passcode by WhatsApp. */
export type WhatsAppPasscodeOptions = PhonePasscodeOptions<
  RequestOf<typeof otp.whatsappLoginOrCreate>
>

/** Makes the calls of a channel to phones; both channels take the same options and give the same answers. */
function createPhoneCalls<Options extends SmsPasscodeOptions>(
  { call, isSignedIn }: CallContext,
  channel: 'sms' | 'whatsapp',
) {
  const send = (
    operation: typeof otp.smsLoginOrCreate,
    name: string,
    phone_number: string,
    options?: Options,
    callOptions?: CallOptions,
  ): Promise<ReplyOf<typeof otp.smsLoginOrCreate>> => {
    validate(`otps.${channel}.${name}`, { phone_number }, { phone_number: 'string' })
    return call(
      operation,
      { ...options, phone_number },
      { ...callOptions, defence: 'full', isSimple: name === 'loginOrCreate' },
    )
  }
  return {
    /**
     * Sends a passcode that signs the user in; creates a user for a new number.
     *
     * @param phoneNumber - in the E.164 format: `+14155550132`
     * @throws PorticoAPIError `invalid_phone_number`, `invalid_phone_number_country_code`, `unsubscribed_phone_number`
     */
    async loginOrCreate(phoneNumber: string, options?: Options, callOptions?: CallOptions) {
      return send(
        otp[`${channel}LoginOrCreate`],
        'loginOrCreate',
        phoneNumber,
        options,
        callOptions,
      )
    },
    /**
     * Sends a passcode to an existing user.
     *
     * @param phoneNumber - in the E.164 format
     * @throws PorticoAPIError `phone_number_not_found`, and the errors of `loginOrCreate`
     */
    async send(phoneNumber: string, options?: Options, callOptions?: CallOptions) {
      const operation = otp[`${channel}Send${isSignedIn() ? 'Secondary' : 'Primary'}`]
      return send(operation, 'send', phoneNumber, options, callOptions)
    },
  }
}

/** Makes `client.otps`. */
export function createCalls(context: CallContext) {
  const { call, signIn, isSignedIn } = context
  return {
    sms: createPhoneCalls<SmsPasscodeOptions>(context, 'sms'),
    whatsapp: createPhoneCalls<WhatsAppPasscodeOptions>(context, 'whatsapp'),
    email: {
      /**
       * Mails a passcode that signs the user in; creates a user for a new address.
       *
       * @throws PorticoAPIError `invalid_email`
       */
      async loginOrCreate(
        email: string,
        options?: EmailPasscodeOptions,
        callOptions?: CallOptions,
      ): Promise<ReplyOf<typeof otp.emailLoginOrCreate>> {
        validate('otps.email.loginOrCreate', { email }, { email: 'string' })
        const body = { ...options, email }
        return call(otp.emailLoginOrCreate, body, {
          ...callOptions,
          defence: 'full',
          isSimple: true,
        })
      },
      /** Mails a passcode to an existing user. @throws PorticoAPIError `email_not_found` */
      async send(
        email: string,
        options?: EmailPasscodeOptions,
        callOptions?: CallOptions,
      ): Promise<ReplyOf<typeof otp.emailSendPrimary>> {
        validate('otps.email.send', { email }, { email: 'string' })
        const operation = isSignedIn() ? otp.emailSendSecondary : otp.emailSendPrimary
        return call(operation, { ...options, email }, { ...callOptions, defence: 'captcha' })
      },
    },
    /**
     * Uses a passcode, which works once.
     *
     * @param methodId - `method_id` from the answer of the call that sent the passcode
     * @throws PorticoAPIError `otp_code_not_found`, `user_lock_limit_reached`
     */
    async authenticate(
      code: string,
      methodId: string,
      options: SessionDuration = {},
      callOptions?: CallOptions,
    ): Promise<ReplyOf<typeof otp.authenticate>> {
      const { session_duration_minutes } = options
      validate(
        'otps.authenticate',
        { code, method_id: methodId, session_duration_minutes },
        { code: 'string', method_id: 'string', session_duration_minutes: 'number?' },
      )
      const body = { token: code, method_id: methodId, session_duration_minutes }
      return signIn(otp.authenticate, body, { ...callOptions, defence: 'full' })
    },
  }
}

/** Sign-in by a one-time passcode. */
export type OtpsApi = ReturnType<typeof createCalls>
