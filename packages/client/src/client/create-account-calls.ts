import {
  createCalls as createImpersonation,
  type ImpersonationApi,
} from '../account/impersonation.ts'
import {
  createCalls as createRecoveryCodes,
  type RecoveryCodesApi,
} from '../account/recovery-codes.ts'
import { createCalls as createUsers } from '../account/search-users.ts'
import { createCalls as createSession } from '../account/session-calls.ts'
import { createCalls as createTotps, type TotpsApi } from '../account/totps.ts'
import { createCalls as createUser } from '../account/user-calls.ts'
import type { CallContext } from '../calls/call-context.ts'
import { delegate, loadOnce } from '../calls/lazy.ts'
import type { IdpApi } from '../identity-provider/idp-calls.ts'
import { accountNames } from './account-names.ts'

/** The calls that belong to no sign-in method. */
export interface AccountCalls {
  session: ReturnType<typeof createSession>
  user: ReturnType<typeof createUser>
  recoveryCodes: RecoveryCodesApi
  totps: TotpsApi
  impersonation: ImpersonationApi
  idp: IdpApi
  /** For the widget alone. */
  users: ReturnType<typeof createUsers>
}

/**
 * Makes the account calls. Their code is part of the context's chunk; only the calls of identity-provider pages are
 * loaded later.
 */
export const createAccountCalls = (context: CallContext): AccountCalls => ({
  session: createSession(context),
  user: createUser(context),
  recoveryCodes: createRecoveryCodes(context),
  totps: createTotps(context),
  impersonation: createImpersonation(context),
  idp: delegate(
    loadOnce(async () => (await import('../identity-provider/idp-calls.ts')).createCalls(context)),
    accountNames.idp,
  ),
  users: createUsers(context),
})
