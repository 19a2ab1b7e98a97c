import { del, get, type OperationTable, post, put } from '../foundation/operations/operation.ts'
import type { SessionsOperations } from './sessions.schemas.ts'

/** The session operations. */
export const sessions: OperationTable<SessionsOperations> = {
  authenticate: post('/sessions/authenticate'),
  attest: post('/sessions/attest'),
  exchangeAccessToken: post('/sessions/exchange_access_token'),
  revoke: post('/sessions/revoke'),
  list: get('/sessions'),
  rename: put('/sessions/:id'),
  end: del('/sessions/:id'),
  endOthers: post('/sessions/revoke_others'),
  forgetDevices: post('/sessions/forget_devices'),
}
