/**
 * Names under which the code of host pages knows the types of this package (protocol facts, section 1): a page that
 * spells out types compiles after only its import was changed. Every type here is an alias of a type that is defined
 * elsewhere.
 */
import type {
  AuthReply,
  CommonReply,
  identityProvider,
  ReplyOf,
  totps,
  users,
} from '@portico/contract'
import type { ImpersonationApi } from './account/impersonation.ts'
import type { AttestOptions } from './account/session-calls.ts'
import type { TotpCreationReply, TotpsApi } from './account/totps.ts'
import type { DeletionReply, UserUpdate, UserUpdateReply } from './account/user-calls.ts'
import type { Client } from './client/client.ts'
import type { SessionApi } from './client/session-api.ts'
import type { UserApi } from './client/user-api.ts'
import type { ClientOptions, SessionDuration, Unsubscribe } from './foundation/client-options.ts'
import type {
  AuthorizeDecision,
  AuthorizeRequest,
  IdpApi,
  LogoutRequest,
} from './identity-provider/idp-calls.ts'
import type { Permissions, RbacApi } from './rbac/rbac-api.ts'

export type * from './methods/type-names.ts'

/** Options of a client. */
export type StytchClientOptions = ClientOptions
/** Stops a subscription. */
export type UnsubscribeFunction = Unsubscribe
/** State that `onStateChange` passes to its listener. */
export type ConsumerState = Parameters<Parameters<Client['onStateChange']>[0]>[0]
/** Fields of every answer. */
export type ResponseCommon = CommonReply
/** Answer of every call that signs a user in. */
export type AuthenticateResponse = AuthReply
/** How long a session should live. */
export type SessionDurationOptions = SessionDuration

/** Result of `session.getInfo`. */
export type SessionInfo = ReturnType<SessionApi['getInfo']>
/** Listener for changes of the session. */
export type SessionOnChangeCallback = Parameters<SessionApi['onChange']>[0]
/** Options of `session.authenticate`. */
export type SessionAuthenticateOptions = SessionDuration
/** Answer of `session.authenticate`. */
export type SessionAuthenticateResponse = AuthReply
/** Options of `session.revoke`. */
export type SessionRevokeOptions = NonNullable<Parameters<SessionApi['revoke']>[0]>
/** Answer of `session.revoke`. */
export type SessionRevokeResponse = CommonReply
/** Tokens that `session.updateSession` takes. */
export type SessionTokensUpdate = Parameters<SessionApi['updateSession']>[0]
/** Options of `session.attest`. */
export type SessionAttestOptions = AttestOptions
/** Answer of `session.attest`. */
export type SessionAttestResponse = AuthReply
/** Options of `session.exchangeAccessToken`. */
export type SessionAccessTokenExchangeOptions = Parameters<SessionApi['exchangeAccessToken']>[0]
/** Answer of `session.exchangeAccessToken`. */
export type SessionAccessTokenExchangeResponse = AuthReply

/** Result of `user.getInfo`. */
export type UserInfo = ReturnType<UserApi['getInfo']>
/** Listener for changes of the user. */
export type UserOnChangeCallback = Parameters<UserApi['onChange']>[0]
/** Options of `user.update`. */
export type UserUpdateOptions = UserUpdate
/** Answer of `user.update`. */
export type UserUpdateResponse = UserUpdateReply
/** Answer of the calls that delete a factor of the user. */
export type DeleteResponse = DeletionReply
/** Answer of `user.getConnectedApps`. */
export type UserGetConnectedAppsResponse = ReplyOf<typeof users.connectedApps>

/** Options of `totps.create`. */
export type TOTPCreateOptions = Parameters<TotpsApi['create']>[0]
/** Answer of `totps.create`. */
export type TOTPCreateResponse = TotpCreationReply
/** Options of `totps.authenticate`. */
export type TOTPAuthenticateOptions = Parameters<TotpsApi['authenticate']>[0]
/** Answer of `totps.authenticate`. */
export type TOTPAuthenticateResponse = ReplyOf<typeof totps.authenticate>
/** Answer of `totps.recoveryCodes`. */
export type TOTPRecoveryCodesResponse = ReplyOf<typeof totps.recoveryCodes>
/** Options of `totps.recover`. */
export type TOTPRecoverOptions = Parameters<TotpsApi['recover']>[0]
/** Answer of `totps.recover`. */
export type TOTPRecoverResponse = ReplyOf<typeof totps.recover>

/** Options of `impersonation.authenticate`. */
export type ImpersonationAuthenticateOptions = Parameters<ImpersonationApi['authenticate']>[0]
/** Answer of `impersonation.authenticate`. */
export type ImpersonationAuthenticateResponse = AuthReply
/** Every action of every resource, and whether the user may do it. */
export type ConsumerPermissionsMap<Actions extends Record<string, string>> = Permissions<Actions>

/** Options of `idp.oauthAuthorizeStart`. */
export type OAuthAuthorizeStartOptions = AuthorizeRequest
/** Answer of `idp.oauthAuthorizeStart`. */
export type OAuthAuthorizeStartResponse = ReplyOf<typeof identityProvider.authorizeStart>
/** Options of `idp.oauthAuthorizeSubmit`. */
export type OAuthAuthorizeSubmitOptions = AuthorizeDecision
/** Answer of `idp.oauthAuthorizeSubmit`. */
export type OAuthAuthorizeSubmitResponse = ReplyOf<typeof identityProvider.authorizeSubmit>
/** Options of `idp.oauthLogoutStart`. */
export type OAuthLogoutStartOptions = LogoutRequest
/** Answer of `idp.oauthLogoutStart`. */
export type OAuthLogoutStartResponse = ReplyOf<typeof identityProvider.logoutStart>
/** `client.idp`. */
export type IHeadlessIDPClient = IdpApi

/** `client.user`. */
export type IHeadlessUserClient = UserApi
/** `client.rbac`. */
export type IHeadlessRBACClient = RbacApi
/** `client.impersonation`. */
export type IHeadlessImpersonationClient = ImpersonationApi
