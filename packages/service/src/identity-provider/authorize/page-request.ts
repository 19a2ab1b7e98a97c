import type { IncomingMessage } from 'node:http'
import type { AuthenticatedSession } from '../../accounts/sessions/get-session.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import type { Source } from '../../kernel/http/source-address.ts'
import type { AuthorizationParams } from './authorization-params.ts'
import type { Dialect } from './authorization-transactions.ts'

/** A request that a page hands on for a person. */
export interface PageRequest {
  /** The request that brought it. */
  readonly http: IncomingMessage
  readonly project: ProjectConfig
  readonly proved: AuthenticatedSession
  readonly source: Source
  readonly dialect: Dialect
  readonly params: AuthorizationParams
  /** Of a page that lets people choose: whether the account was chosen. Undefined for pages that cannot. */
  readonly isAccountChosen?: boolean | undefined
}
