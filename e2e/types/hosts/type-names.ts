/** A code base that spells out types: every name is one that exists so far. */
import {
  type AuthenticateResponse,
  type AuthenticationFactor,
  type Callbacks,
  type ConsumerState,
  type DeleteResponse,
  type EmailMagicLinksOptions,
  type IHeadlessImpersonationClient,
  type IHeadlessRBACClient,
  type IHeadlessUserClient,
  OAuthProviders,
  OneTapPositions,
  OTPMethods,
  type OTPsAuthenticateResponse,
  type OTPsLoginOrCreateResponse,
  type OtpOptions,
  Products,
  type ResponseCommon,
  type Session,
  type SessionAuthenticateResponse,
  type SessionDurationOptions,
  type SessionInfo,
  type SessionOnChangeCallback,
  type SessionOptions,
  type SessionRevokeOptions,
  type SessionTokens,
  type StringsOptions,
  type StyleConfig,
  type StytchClientOptions,
  type StytchEvent,
  StytchEventType,
  type StytchLoginConfig,
  type StytchSDKUIError,
  type UnsubscribeFunction,
  type User,
  type UserInfo,
  type UserOnChangeCallback,
  type UserUpdateOptions,
  Wallets,
} from '@stytch/vanilla-js'

/** Enumerations serve as types, too. */
export const method: OTPMethods = OTPMethods.Email
export const product: Products = Products.emailMagicLinks
export const eventType: StytchEventType = StytchEventType.OTPsAuthenticate
export const provider: OAuthProviders = OAuthProviders.Google
export const position: OneTapPositions = OneTapPositions.floating
export const wallet: Wallets = Wallets.Metamask

export const links: EmailMagicLinksOptions = { loginRedirectURL: 'https://fieldnotes.example' }
export const codes: OtpOptions = { methods: [OTPMethods.Email], expirationMinutes: 5 }
export const duration: SessionOptions = { sessionDurationMinutes: 60 }
export const strings: StringsOptions = { strings: { 'login.title': 'Welcome' } }
export const minutes: SessionDurationOptions = { session_duration_minutes: 60 }
export const revocation: SessionRevokeOptions = { forceClear: true }
export const change: UserUpdateOptions = { untrusted_metadata: { theme: 'dark' } }
export const style: StyleConfig = { fontFamily: 'serif' }
export const clientOptions: StytchClientOptions = { cookieOptions: { path: '/' } }

export const toConfig = (products: Products[]): StytchLoginConfig => ({
  products,
  emailMagicLinksOptions: links,
  otpOptions: codes,
  sessionOptions: duration,
})

export const onUser: UserOnChangeCallback = (user) => user?.user_id
export const onSession: SessionOnChangeCallback = (session) => session?.session_id
export const report = ({ message }: StytchSDKUIError) => message
export const isSignIn = ({ type }: StytchEvent) => type === StytchEventType.OTPsAuthenticate
export const hear = (callbacks: Callbacks, event: StytchEvent) => callbacks.onEvent?.(event)

export const toToken = ({ session_token }: SessionTokens): string => session_token
export const toUser = ({ user }: AuthenticateResponse): User => user
export const toSession = ({ session }: SessionAuthenticateResponse): Session => session
export const toMethodId = ({ method_id }: OTPsLoginOrCreateResponse): string => method_id
export const toFactors = ({ session }: OTPsAuthenticateResponse): AuthenticationFactor[] =>
  session.authentication_factors
export const toRequest = ({ request_id, status_code }: ResponseCommon) =>
  `${request_id} ${status_code}`
export const toDeleted = ({ user_id }: DeleteResponse): string => user_id
export const isStale = (user: UserInfo, session: SessionInfo) => user.fromCache || session.fromCache
export const toState = ({ user, session }: ConsumerState) => [user?.user_id, session?.session_id]
export const stopAll = (stops: UnsubscribeFunction[]) => {
  for (const stop of stops) stop()
}

export const toEmail = (users: IHeadlessUserClient) => users.getSync()?.emails[0]?.email
export const mayRead = (rbac: IHeadlessRBACClient) => rbac.isAuthorizedSync('documents', 'read')
export const act = (as: IHeadlessImpersonationClient, impersonation_token: string) =>
  as.authenticate({ impersonation_token })
