import type { Joined } from '../declarations/joined.ts'
import * as kinds from '../declarations/removals.ts'
import {
  del,
  get,
  type Operation,
  type OperationTable,
  post,
  put,
} from '../foundation/operations/operation.ts'
import type { PageRemovals, UsersOperations } from './users.schemas.ts'

type Rows = Joined<(typeof kinds)[keyof typeof kinds]>

/** The deletions of credentials, as their kinds declare them. */
export const removals: { readonly [Name in keyof Rows]: Operation<PageRemovals[Name]> } =
  Object.assign({}, ...Object.values(kinds))

/** The user operations. */
export const users: OperationTable<UsersOperations> = {
  me: get('/users/me'),
  update: put('/users/me'),
  export: post('/users/me/export'),
  delete: post('/users/me/delete'),
  restore: post('/users/me/restore'),
  search: post('/users/search'),
  addEmail: post('/users/emails'),
  proveEmail: post('/users/emails/prove'),
  makeEmailPrimary: post('/users/emails/:id/make_primary'),
  restoreEmail: post('/users/emails/:id/restore'),
  deleteEmail: del('/users/emails/:id'),
  ...removals,
  connectedApps: get('/users/connected_apps'),
  revokeConnectedApp: post('/users/connected_apps/:id/revoke'),
  recoveries: get('/users/recoveries'),
  cancelRecovery: del('/users/recoveries/:id'),
}
