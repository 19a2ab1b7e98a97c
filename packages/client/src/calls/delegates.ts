/**
 * The client's calls by their names alone: the code behind them is loaded at the first one, so that a page
 * pays for it only when somebody does something.
 */
import { StytchAPIUnreachableError } from '../errors.ts'
import type { SessionStore } from '../session/session-store.ts'
import type { Calls } from './calls.ts'

/** Loads the code of the calls, once. @throws StytchAPIUnreachableError; a later call tries again */
export type LoadCalls = () => Promise<Calls>

/** @param make - loads the code, and wires it */
export function createCallsLoader<Part = Calls>(make: () => Promise<Part>): () => Promise<Part> {
  let calls: Promise<Part> | undefined
  return () => {
    calls ??= make().catch((cause) => {
      calls = undefined
      throw new StytchAPIUnreachableError('Unable to contact our servers.', { cause })
    })
    return calls
  }
}

/** The calls that are loaded late. */
export type DelegatedCalls = Omit<Calls, 'refresher' | 'prepareDefence'>

/** Parts all of whose calls are loaded late. */
type WholePart = 'passwords' | 'webauthn' | 'user' | 'totps' | 'impersonation' | 'idp' | 'users'

type AnyCall = (...args: unknown[]) => unknown

const toObject = <Value>(names: readonly string[], make: (name: string) => Value) =>
  Object.fromEntries(names.map((name) => [name, make(name)]))

/** Every call; a test holds the names against the code itself. */
export function createDelegates(load: LoadCalls, store: SessionStore): DelegatedCalls {
  /** @param names - of calls of the part, in one text: what a page loads first is counted in bytes */
  const delegate = <Part extends object>(select: (calls: Calls) => Part, names: string): Part =>
    toObject(names.split(' '), (name) => async (...args: unknown[]) => {
      const call = select(await load())[name as keyof Part] as AnyCall // the part has what is named
      return call(...args)
    }) as Part // each is the part's call of that name

  /** Whole parts, by their names. */
  const delegateParts = <Name extends WholePart>(
    names: Readonly<Record<Name, string>>,
  ): Pick<Calls, Name> => {
    const own = Object.keys(names) as Name[] // a table has no other keys than its type names
    const parts = own.map((name) => [name, delegate((calls) => calls[name], names[name])])
    return Object.fromEntries(parts) as Pick<Calls, Name> // each is the part of that name
  }

  /** What is sent by mail, and is then presented. */
  const delegateEmail = <Name extends 'magicLinks' | 'otps'>(name: Name, more = '') =>
    ({
      email: delegate((calls) => calls[name].email, 'loginOrCreate send'),
      ...delegate<object>((calls) => calls[name], `authenticate${more}`),
    }) as Calls[Name] // each has these calls, and no others

  return {
    ...delegateParts({
      user: 'get update deleteEmail deletePhoneNumber deleteTOTP deleteCryptoWallet deleteOAuthRegistration deleteWebauthnRegistration deleteBiometricRegistration getConnectedApps revokedConnectedApp',
      users: 'search',
      webauthn: 'register authenticate update browserSupportsAutofill',
      impersonation: 'authenticate',
      idp: 'oauthAuthorizeStart oauthAuthorizeSubmit oauthLogoutStart',
      passwords:
        'create authenticate resetByEmailStart resetByEmail resetByEmailCheck resetByEmailResend resetByExistingPassword resetBySession strengthCheck',
      totps: 'create authenticate recover recoveryCodes',
    }),
    magicLinks: delegateEmail('magicLinks', ' authenticateByCode awaitOtherDevice'),
    otps: delegateEmail('otps'),
    session: {
      ...delegate((calls) => calls.session, 'authenticate attest exchangeAccessToken'),
      async revoke(options, call) {
        const { session } = await load().catch((error) => {
          if (options?.forceClear) store.clear() // signing out here works without a network
          throw error
        })
        return session.revoke(options, call)
      },
    },
  }
}
