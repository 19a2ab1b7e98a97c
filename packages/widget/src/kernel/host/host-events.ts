import type { MethodEvents } from '../../declarations/all-declarations.ts'
import { eventNames } from '../../declarations/event-names.ts'
import type { Words } from '../text/words.ts'

/** Converts `PasswordCreate` to `PASSWORD_CREATE`; "OAuth" counts as a single word. */
type ToEventType<Name extends string> = Name extends `OAuth${infer Rest}`
  ? `OAUTH_${ToEventType<Rest>}`
  : Uppercase<SplitWords<Name>>

type SplitWords<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? Rest extends Uncapitalize<Rest>
    ? `${First}${SplitWords<Rest>}`
    : `${First}_${SplitWords<Rest>}`
  : Text

const toEventType = (name: string) => name.replace(/([a-z])([A-Z])/g, '$1_$2').toUpperCase()

/** The types of the events that `callbacks.onEvent` receives (protocol facts, section 1.7). */
export const PorticoEventType = {
  MagicLinkLoginOrCreateEvent: 'MAGIC_LINK_LOGIN_OR_CREATE',
  OTPsLoginOrCreateEvent: 'OTP_LOGIN_OR_CREATE',
  OTPsAuthenticate: 'OTP_AUTHENTICATE',
  // `ToEventType` converts the names by the same rule as `toEventType`
  ...(Object.fromEntries(eventNames.split(' ').map((name) => [name, toEventType(name)])) as {
    readonly [Name in Words<typeof eventNames>]: ToEventType<Name>
  }),
} as const

/** A value of `PorticoEventType`. */
export type PorticoEventType = (typeof PorticoEventType)[keyof typeof PorticoEventType]

/** The data of each event. It also has the events that no screen emits yet, so that a host can handle them. */
interface HostEventPayloads extends MethodEvents {
  PASSKEY_SKIP: Record<string, never>
  PASSKEY_DONE: Record<string, never>
  AUTHENTICATE_FLOW_COMPLETE: Record<string, never>
  OAUTH_AUTHORIZE_FLOW_START: { client_id: string; redirect_uri: string; scope: string }
  OAUTH_AUTHORIZE_FLOW_COMPLETE: Record<string, never>
  OAUTH_AUTHORIZE_FLOW_CONSENT_DENIED: Record<string, never>
}

/** An event as the host receives it. */
export type HostEvent = {
  [Type in keyof HostEventPayloads]: { type: Type; data: HostEventPayloads[Type] }
}[keyof HostEventPayloads]

/** An error as the host receives it. */
export interface HostError {
  readonly message: string
}

/** The DOM event `stytch-event` of a widget's element: what `callbacks.onEvent` receives. */
export type HostDomEvent<Heard extends HostEvent = HostEvent> = Event & {
  readonly stytchEventType: Heard['type']
  readonly stytchEventData: Heard['data']
}

/** The DOM event `stytch-error` of a widget's element: what `callbacks.onError` receives. */
export type HostDomErrorEvent = Event & { readonly error: Error }

/** The callbacks of a host page. */
export interface Callbacks {
  /** Receives each event, with the service's response as its data. */
  onEvent?: (event: HostEvent) => void
  /** Receives every error, also errors that the user sees. */
  onError?: (error: Error) => void
}
