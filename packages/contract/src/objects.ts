import type { Static } from 'typebox'
import type {
  AuthenticationFactorSchema,
  AuthReplySchema,
  CommonSchema,
  ConnectedAppSchema,
  EmailSchema,
  ErrorBodySchema,
  SessionSchema,
  UserSchema,
  WebauthnRegistrationSchema,
  WebauthnSignalSchema,
} from './objects.schemas.ts'

/** A person's account, as the wire spells it. */
export type User = Static<typeof UserSchema>

/** One e-mail address of a person. */
export type UserEmail = Static<typeof EmailSchema>

/** A session, as the wire spells it; times are RFC 3339 in UTC. */
export type Session = Static<typeof SessionSchema>

/** One thing a person proved in a session. */
export type AuthenticationFactor = Static<typeof AuthenticationFactorSchema>

/** What every successful answer carries. */
export type CommonReply = Static<typeof CommonSchema>

/** A client app that a person has let in. */
export type ConnectedApp = Static<typeof ConnectedAppSchema>

/** A passkey, as its owner sees it. */
export type WebauthnRegistration = Static<typeof WebauthnRegistrationSchema>

/** What a browser is told of a person's passkeys for one domain. */
export type WebauthnSignal = Static<typeof WebauthnSignalSchema>

/** The answer to every call that signs a person in. */
export type AuthReply = Static<typeof AuthReplySchema>

/** The body of every error answer. */
export type ErrorBody = Static<typeof ErrorBodySchema>
