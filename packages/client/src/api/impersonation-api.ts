import type { AuthReply } from '@portico/contract'
import type { CallOptions } from '../client.ts'

/** Acting as a person, with a token that the host's back end issued. The session says who really acts. */
export interface ImpersonationApi {
  /** Uses the token, once. @throws StytchAPIError `unable_to_auth_impersonation_token` */
  authenticate(options: { impersonation_token: string }, call?: CallOptions): Promise<AuthReply>
}
