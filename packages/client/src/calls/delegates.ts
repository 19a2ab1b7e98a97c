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

/** Every call; a test holds the names against the code itself. */
export function createDelegates(load: LoadCalls, store: SessionStore): DelegatedCalls {
  /** @param names - of calls of the part, in one text: what a page loads first is counted in bytes */
  const delegate = <Part extends object>(select: (calls: Calls) => Part, names: string): Part => {
    const thin = names.split(' ').map((name) => [
      name,
      async (...args: unknown[]) => {
        const part: object = select(await load())
        return Reflect.apply(Reflect.get(part, name), null, args)
      },
    ])
    return Object.fromEntries(thin) as Part // each is the part's call of that name
  }

  return {
    magicLinks: {
      email: delegate((calls) => calls.magicLinks.email, 'loginOrCreate send'),
      ...delegate(
        (calls): Pick<Calls['magicLinks'], 'authenticate'> => calls.magicLinks,
        'authenticate',
      ),
    },
    otps: {
      email: delegate((calls) => calls.otps.email, 'loginOrCreate send'),
      ...delegate((calls): Pick<Calls['otps'], 'authenticate'> => calls.otps, 'authenticate'),
    },
    passwords: delegate(
      (calls) => calls.passwords,
      'create authenticate resetByEmailStart resetByEmail resetByEmailCheck resetByEmailResend resetByExistingPassword resetBySession strengthCheck',
    ),
    webauthn: delegate(
      (calls) => calls.webauthn,
      'register authenticate update browserSupportsAutofill',
    ),
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
    user: delegate(
      (calls) => calls.user,
      'get update deleteEmail deletePhoneNumber deleteTOTP deleteCryptoWallet deleteOAuthRegistration deleteWebauthnRegistration deleteBiometricRegistration getConnectedApps revokedConnectedApp',
    ),
    totps: delegate((calls) => calls.totps, 'create authenticate recover recoveryCodes'),
    impersonation: delegate((calls) => calls.impersonation, 'authenticate'),
    idp: delegate(
      (calls) => calls.idp,
      'oauthAuthorizeStart oauthAuthorizeSubmit oauthLogoutStart',
    ),
    users: delegate((calls) => calls.users, 'search'),
  }
}
