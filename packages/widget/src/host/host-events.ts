import type { AuthReply, CommonReply, otp, ReplyOf } from '@portico/contract'

/** The types of the events that `callbacks.onEvent` hears (protocol facts, section 1.7). */
export const StytchEventType = {
  MagicLinkLoginOrCreateEvent: 'MAGIC_LINK_LOGIN_OR_CREATE',
  OTPsLoginOrCreateEvent: 'OTP_LOGIN_OR_CREATE',
  OTPsAuthenticate: 'OTP_AUTHENTICATE',
  CryptoWalletAuthenticateStart: 'CRYPTO_WALLET_AUTHENTICATE_START',
  CryptoWalletAuthenticate: 'CRYPTO_WALLET_AUTHENTICATE',
  PasswordCreate: 'PASSWORD_CREATE',
  PasswordAuthenticate: 'PASSWORD_AUTHENTICATE',
  PasswordResetByEmailStart: 'PASSWORD_RESET_BY_EMAIL_START',
  PasswordResetByEmail: 'PASSWORD_RESET_BY_EMAIL',
  PasskeyRegister: 'PASSKEY_REGISTER',
  PasskeyAuthenticate: 'PASSKEY_AUTHENTICATE',
  PasskeySkip: 'PASSKEY_SKIP',
  PasskeyDone: 'PASSKEY_DONE',
  AuthenticateFlowComplete: 'AUTHENTICATE_FLOW_COMPLETE',
  OAuthAuthorizeFlowStart: 'OAUTH_AUTHORIZE_FLOW_START',
  OAuthAuthorizeFlowComplete: 'OAUTH_AUTHORIZE_FLOW_COMPLETE',
  OAuthAuthorizeFlowConsentDenied: 'OAUTH_AUTHORIZE_FLOW_CONSENT_DENIED',
} as const

/** What each event carries. */
interface HostEventPayloads {
  MAGIC_LINK_LOGIN_OR_CREATE: CommonReply & { email: string }
  OTP_LOGIN_OR_CREATE: ReplyOf<typeof otp.emailLoginOrCreate>
  OTP_AUTHENTICATE: AuthReply & { method_id: string }
  AUTHENTICATE_FLOW_COMPLETE: Record<string, never>
}

/** An event as the host hears it. */
export type HostEvent = {
  [Type in keyof HostEventPayloads]: { type: Type; data: HostEventPayloads[Type] }
}[keyof HostEventPayloads]

/** What a host may listen to. */
export interface Callbacks {
  /** Hears what happened, with the answer of the service. */
  onEvent?: (event: HostEvent) => void
  /** Hears every error, also those that the person sees. */
  onError?: (error: Error) => void
}
