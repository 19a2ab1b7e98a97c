/**
 * The parts of the client whose code is loaded at their first call: thin calls by name, so that a page pays
 * for an account only when somebody has one.
 */
import { StytchAPIUnreachableError } from '../errors.ts'
import type { SessionStore } from '../session/session-store.ts'
import type { Account } from './account.ts'

/** Loads the account, once; a failure is not remembered. */
export type LoadAccount = () => Promise<Account>

/** @param make - loads its code, and makes it */
export function createAccountLoader(make: () => Promise<Account>): LoadAccount {
  let account: Promise<Account> | undefined
  return () => {
    account ??= make().catch((cause) => {
      account = undefined
      throw new StytchAPIUnreachableError('Unable to contact our servers.', { cause })
    })
    return account
  }
}

/** Calls of one part of the account, by their names. */
function delegate<Key extends 'session' | 'user' | 'totps' | 'impersonation' | 'users'>(
  load: LoadAccount,
  part: Key,
  names: readonly (keyof Account[Key] & string)[],
): Account[Key] {
  const calls = names.map((name) => [
    name,
    async (...args: unknown[]) => {
      const target: object = (await load())[part]
      return Reflect.apply(Reflect.get(target, name), null, args)
    },
  ])
  return Object.fromEntries(calls) as Account[Key] // each call is that part's call of this name
}

/** Every call of the account; a test holds the names against the account itself. */
export const createDelegates = (load: LoadAccount, store: SessionStore) => ({
  session: {
    ...delegate(load, 'session', ['authenticate', 'attest', 'revoke']),
    async revoke(options, call) {
      const { session } = await load().catch((error) => {
        if (options?.forceClear) store.clear() // signing out works without a network
        throw error
      })
      return session.revoke(options, call)
    },
  } satisfies Account['session'],
  user: delegate(load, 'user', [
    'get',
    'update',
    'deleteEmail',
    'deletePhoneNumber',
    'deleteTOTP',
    'deleteCryptoWallet',
    'deleteOAuthRegistration',
    'deleteWebauthnRegistration',
    'deleteBiometricRegistration',
    'getConnectedApps',
    'revokedConnectedApp',
  ]),
  totps: delegate(load, 'totps', ['create', 'authenticate', 'recover', 'recoveryCodes']),
  impersonation: delegate(load, 'impersonation', ['authenticate']),
  users: delegate(load, 'users', ['search']),
})
