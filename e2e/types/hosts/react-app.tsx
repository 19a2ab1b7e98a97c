/** A React app: provider, login page, guarded pages. */
import {
  StytchLogin,
  type StytchProps,
  StytchProvider,
  type StytchProviderProps,
  useStytch,
  useStytchIsAuthorized,
  useStytchSession,
  useStytchUser,
} from '@stytch/react'
import { createStytchUIClient } from '@stytch/react/ui'
import { OTPMethods, Products, StytchEventType } from '@stytch/vanilla-js'
import { type ReactNode, useCallback, useEffect, useMemo } from 'react'

const stytch = createStytchUIClient('public-token-test-1', {
  cookieOptions: { availableToSubdomains: true, domain: 'fieldnotes.example' },
})

const config: StytchProps['config'] = {
  products: [Products.emailMagicLinks],
  emailMagicLinksOptions: {
    loginRedirectURL: 'https://fieldnotes.example/authenticate',
    signupRedirectURL: 'https://fieldnotes.example/authenticate',
  },
}

export function SignIn() {
  const callbacks = useMemo<StytchProps['callbacks']>(
    () => ({
      onEvent: (event) => {
        if (event.type === StytchEventType.OTPsAuthenticate) {
          document.title = event.data.user.emails[0]?.email ?? ''
        }
      },
      onError: ({ message }) => console.error(message),
    }),
    [],
  )
  return (
    <>
      <StytchLogin
        config={config}
        styles={{ container: { width: '100%' }, hideHeaderText: true }}
        callbacks={callbacks}
        strings={{ 'login.title': 'Welcome' }}
      />
      <StytchLogin
        config={{
          products: [Products.otp],
          otpOptions: { methods: [OTPMethods.Email], expirationMinutes: 5 },
          sessionOptions: { sessionDurationMinutes: 60 },
        }}
      />
    </>
  )
}

export function Authenticate() {
  const client = useStytch()
  const { session, isInitialized } = useStytchSession()
  useEffect(() => {
    const token = new URLSearchParams(location.search).get('token')
    if (isInitialized && !session && token) {
      client.magicLinks.authenticate(token, { session_duration_minutes: 60 })
    }
  }, [client, isInitialized, session])
  return null
}

export function Home() {
  const client = useStytch()
  const { user, fromCache, isInitialized } = useStytchUser()
  const { isAuthorized } = useStytchIsAuthorized('documents', 'edit')
  const signOut = useCallback(() => client.session.revoke(), [client])
  if (!isInitialized) return <p>One moment</p>
  if (!user) return <SignIn />
  return (
    <>
      <h1>{`${user.name.first_name} ${user.emails[0]?.email} ${fromCache}`}</h1>
      <button type="button" disabled={!isAuthorized}>
        Edit
      </button>
      <button type="button" onClick={signOut}>
        Sign out
      </button>
    </>
  )
}

/** Where a server renders, the state may not be known yet. */
export function Greeting() {
  const state = useStytchUser<false>()
  const { session } = useStytchSession<false>()
  const right = useStytchIsAuthorized<false>('documents', 'edit')
  if (!state.isInitialized) return null
  return <p>{`${state.user?.user_id} ${session?.expires_at} ${right.isInitialized}`}</p>
}

/** Where none does, it always is. */
export function useIsKnown(): [true, true] {
  return [useStytchUser<true>().isInitialized, useStytchSession<true>().isInitialized]
}

export const App = ({ children }: { children?: ReactNode }) => (
  <StytchProvider stytch={stytch}>{children ?? <Home />}</StytchProvider>
)

export const ServerApp = (props: Omit<StytchProviderProps, 'stytch'>) => (
  <StytchProvider {...props} stytch={stytch} assumeHydrated={false} />
)
