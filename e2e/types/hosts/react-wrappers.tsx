/** Components that get what they need by wrappers, functions and classes alike. */
import {
  StytchProvider,
  withStytch,
  withStytchPermissions,
  withStytchSession,
  withStytchUser,
} from '@stytch/react'
import { createStytchHeadlessClient } from '@stytch/react/headless'
import type { StytchHeadlessClient, User } from '@stytch/vanilla-js/headless'
import { Component, type ComponentType } from 'react'

const stytch = createStytchHeadlessClient('public-token-test-1')

const SignOut = withStytch<{ label: string }>(({ stytch: client, label }) => (
  <button type="button" onClick={() => client.session.revoke({ forceClear: true })}>
    {label}
  </button>
))

const Greeting = withStytchUser<{ greeting: string }>(
  ({ greeting, stytchUser, stytchUserIsInitialized, stytchUserIsFromCache }) =>
    stytchUserIsInitialized && stytchUser ? (
      <p>{`${greeting} ${stytchUser.name.first_name} ${stytchUserIsFromCache}`}</p>
    ) : null,
)

const End = withStytchSession<object>(
  ({ stytchSession, stytchSessionIsInitialized, stytchSessionIsFromCache }) => (
    <p>{`${stytchSession?.expires_at} ${stytchSessionIsInitialized} ${stytchSessionIsFromCache}`}</p>
  ),
)

interface CardProps {
  title: string
  stytchUser: User | null
  stytchUserIsInitialized: boolean
  stytchUserIsFromCache: boolean
}

class CardView extends Component<CardProps> {
  override render() {
    const { title, stytchUser } = this.props
    return <h2>{`${title} ${stytchUser?.user_id}`}</h2>
  }
}

const Card: ComponentType<{ title: string }> = withStytchUser<{ title: string }>(CardView)

const Rights = withStytchPermissions<Record<string, string>, { title: string }>(
  ({ title, stytchPermissions }) => <p>{`${title} ${stytchPermissions.documents?.edit}`}</p>,
)

export const clientOf = (given: StytchHeadlessClient) => given.session.getSync()?.session_id

export const App = () => (
  <StytchProvider stytch={stytch} assumeHydrated>
    <Greeting greeting="Hello" />
    <Card title="You" />
    <End />
    <Rights title="Rights" />
    <SignOut label="Sign out" />
  </StytchProvider>
)
