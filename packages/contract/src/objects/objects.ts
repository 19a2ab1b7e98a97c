import type { Static } from 'typebox'
import type {
  WebauthnRegistrationSchema,
  WebauthnSignalSchema,
} from '../declarations/passkeys/passkey.schemas.ts'
import type {
  AuthenticationFactorSchema,
  AuthReplySchema,
  CommonSchema,
  ConnectedAppSchema,
  EmailSchema,
  ErrorBodySchema,
  SessionSchema,
  UserSchema,
} from './objects.schemas.ts'

/** A user's account, as the API spells it. */
export type User = Static<typeof UserSchema>

/** An e-mail address of a user. */
export type UserEmail = Static<typeof EmailSchema>

/** A session, as the API spells it; times are RFC 3339 in UTC. */
export type Session = Static<typeof SessionSchema>

/** A factor that the user proved in a session. */
export type AuthenticationFactor = Static<typeof AuthenticationFactorSchema>

/** The fields of every successful answer. */
export type CommonReply = Static<typeof CommonSchema>

/** A client app that a user has authorized. */
export type ConnectedApp = Static<typeof ConnectedAppSchema>

/** A passkey as its user sees it. */
export type WebauthnRegistration = Static<typeof WebauthnRegistrationSchema>

/** Tells a browser which passkeys a user still has for one domain. */
export type WebauthnSignal = Static<typeof WebauthnSignalSchema>

/** The answer to every call that signs a user in. */
export type AuthReply = Static<typeof AuthReplySchema>

/** The body of every error answer. */
export type ErrorBody = Static<typeof ErrorBodySchema>
