import type { IncomingMessage } from 'node:http'
import type { AuthenticatedSession } from '../../accounts/sessions/get-session.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { Source } from '../../kernel/http/source-address.ts'
import type { AuthorizationParams } from '../request/authorization-params.ts'
import type { Dialect } from './authorization-transactions.ts'

/** A request that a page passes on for a user. */
export interface PageRequest {
  /** The HTTP request that contained it. */
  readonly http: IncomingMessage
  readonly project: ProjectConfig
  readonly proved: AuthenticatedSession
  readonly source: Source
  readonly dialect: Dialect
  readonly params: AuthorizationParams
  /** True if the user chose the account, false if not; undefined for a page on which the user cannot choose. */
  readonly isAccountChosen?: boolean | undefined
}
