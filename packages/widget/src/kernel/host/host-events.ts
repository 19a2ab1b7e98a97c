import type { MethodEvents } from '../../declarations/all-declarations.ts'
import type { Words } from '../text/words.ts'

const eventNames =
  'CryptoWalletAuthenticateStart CryptoWalletAuthenticate PasswordCreate PasswordAuthenticate PasswordResetByEmailStart PasswordResetByEmail PasskeyRegister PasskeyAuthenticate PasskeySkip PasskeyDone AuthenticateFlowComplete OAuthAuthorizeFlowStart OAuthAuthorizeFlowComplete OAuthAuthorizeFlowConsentDenied' as const

/** `PasswordCreate` as `PASSWORD_CREATE`; OAuth is one word. */
type ToEventType<Name extends string> = Name extends `OAuth${infer Rest}`
  ? `OAUTH_${ToEventType<Rest>}`
  : Uppercase<SplitWords<Name>>

type SplitWords<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? Rest extends Uncapitalize<Rest>
    ? `${First}${SplitWords<Rest>}`
    : `${First}_${SplitWords<Rest>}`
  : Text

const toEventType = (name: string) => name.replace(/([a-z])([A-Z])/g, '$1_$2').toUpperCase()

/** The types of the events that `callbacks.onEvent` hears (protocol facts, section 1.7). */
export const StytchEventType = {
  MagicLinkLoginOrCreateEvent: 'MAGIC_LINK_LOGIN_OR_CREATE',
  OTPsLoginOrCreateEvent: 'OTP_LOGIN_OR_CREATE',
  OTPsAuthenticate: 'OTP_AUTHENTICATE',
  // the type makes the same of the same text
  ...(Object.fromEntries(eventNames.split(' ').map((name) => [name, toEventType(name)])) as {
    readonly [Name in Words<typeof eventNames>]: ToEventType<Name>
  }),
} as const

/** One of `StytchEventType`. */
export type StytchEventType = (typeof StytchEventType)[keyof typeof StytchEventType]

/** What each event carries; all of them, also those that no screen sends yet, so that a host can name them. */
interface HostEventPayloads extends MethodEvents {
  PASSKEY_SKIP: Record<string, never>
  PASSKEY_DONE: Record<string, never>
  AUTHENTICATE_FLOW_COMPLETE: Record<string, never>
  OAUTH_AUTHORIZE_FLOW_START: { client_id: string; redirect_uri: string; scope: string }
  OAUTH_AUTHORIZE_FLOW_COMPLETE: Record<string, never>
  OAUTH_AUTHORIZE_FLOW_CONSENT_DENIED: Record<string, never>
}

/** An event as the host hears it. */
export type HostEvent = {
  [Type in keyof HostEventPayloads]: { type: Type; data: HostEventPayloads[Type] }
}[keyof HostEventPayloads]

/** An error as the host hears it. */
export interface HostError {
  readonly message: string
}

/** The DOM event `stytch-event` of a widget's element. */
export type HostDomEvent<Heard extends HostEvent = HostEvent> = Event & {
  readonly stytchEventType: Heard['type']
  readonly stytchEventData: Heard['data']
}

/** The DOM event `stytch-error` of a widget's element. */
export type HostDomErrorEvent = Event & { readonly error: Error }

/** What a host may listen to. */
export interface Callbacks {
  /** Hears what happened, with the answer of the service. */
  onEvent?: (event: HostEvent) => void
  /** Hears every error, also those that the person sees. */
  onError?: (error: Error) => void
}
