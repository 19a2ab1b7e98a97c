import { deleteNames } from '../account/delete-calls.ts'
import type { Names } from '../calls/lazy.ts'
import type { AccountCalls } from './create-account-calls.ts'

/** The names of the calls that belong to no sign-in method. */
export const accountNames: Names<AccountCalls> = {
  session: {
    authenticate: 1,
    attest: 1,
    exchangeAccessToken: 1,
    revoke: 1,
    list: 1,
    rename: 1,
    end: 1,
    endOthers: 1,
  },
  user: {
    get: 1,
    update: 1,
    export: 1,
    delete: 1,
    restore: 1,
    getConnectedApps: 1,
    revokedConnectedApp: 1,
    listRecoveries: 1,
    cancelRecovery: 1,
    ...deleteNames,
    deleteEmail: 1,
    addEmail: 1,
    proveEmail: 1,
    makeEmailPrimary: 1,
    restoreEmail: 1,
  },
  recoveryCodes: { create: 1, count: 1, authenticate: 1 },
  totps: {
    create: 1,
    list: 1,
    check: 1,
    complete: 1,
    authenticate: 1,
    recover: 1,
    recoveryCodes: 1,
  },
  impersonation: { authenticate: 1 },
  idp: { oauthAuthorizeStart: 1, oauthAuthorizeSubmit: 1, oauthLogoutStart: 1 },
  users: { search: 1 },
}
