/** Types of the client that a host page calls. The implementation is wired in `assemble-client.ts`. */
import type { AuthReply, Session, User } from '@portico/contract'
import type { LazyApis } from '../calls/lazy.ts'
import type { CallOptions, SessionDuration, Unsubscribe } from '../foundation/client-options.ts'
import type { ClientInternals, internals } from '../kernel/internals.ts'
import type { createMethods } from '../methods/index.ts'
import type { RbacApi } from '../rbac/rbac-api.ts'
import type { AccountCalls } from './create-account-calls.ts'
import type { SessionApi } from './session-api.ts'
import type { UserApi } from './user-api.ts'

/** The token in the page's address after the user followed a link. */
export interface UrlToken {
  /** Whether `authenticateByUrl` can use this kind of token. */
  handled: boolean
  token: string
  /** The value of `stytch_token_type`. */
  tokenType: string
}

/** Result of `authenticateByUrl`. */
export type UrlAuthentication =
  | { handled: true; tokenType: string; data: AuthReply }
  | { handled: false; tokenType: string; token: string }

/** The calls of every sign-in method. */
export type Methods = LazyApis<ReturnType<typeof createMethods>>

/** A browser's connection to one project. */
export interface Client
  extends Methods,
    Readonly<Omit<AccountCalls, 'session' | 'user' | 'users'>> {
  readonly session: SessionApi
  readonly user: UserApi
  readonly rbac: RbacApi
  /** Calls the listener when the user or the session has changed in content. */
  onStateChange(
    listener: (state: { user: User | null; session: Session | null }) => void,
  ): Unsubscribe
  /**
   * Reads `token` and `stytch_token_type` from an address.
   *
   * @param href - @default the page's address
   * @returns null when either parameter is missing
   */
  parseAuthenticateUrl(href?: string): UrlToken | null
  /**
   * Signs in with the token in the page's address. The two parameters leave the address before the call,
   * so that a reload or a shared address does not carry a used token.
   *
   * @param options.clearParams - @default true
   * @returns null when the address holds no token
   */
  authenticateByUrl(
    options?: SessionDuration & { clearParams?: boolean },
    href?: string,
    call?: CallOptions,
  ): Promise<UrlAuthentication | null>
  /**
   * Ends the client: it stops listening and refreshing, and every later call rejects (`PorticoSDKUsageError`). The
   * session stays. It is meant for pages that make clients repeatedly; remove the widgets that show the client from
   * the page first. Calling it twice is harmless.
   *
   * @example
   * ```ts
   * onUnmount(() => client.close())
   * ```
   */
  close(): void
  /** For the widget only; use `getInternals(client)`. May change in any release. */
  readonly [internals]: ClientInternals
}
