import * as widget from '@portico/widget'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import * as bindings from './index.ts'

const {
  createStytchClient,
  IdentityProvider,
  StytchLogin,
  StytchProvider,
  useStytch,
  useStytchIsAuthorized,
  useStytchSession,
  useStytchUser,
  withStytch,
  withStytchPermissions,
  withStytchSession,
  withStytchUser,
} = bindings

const stytch = createStytchClient('public-token-test-1')

const render = (content: ReactNode, assumeHydrated?: boolean) =>
  renderToString(
    <StytchProvider stytch={stytch} {...(assumeHydrated !== undefined && { assumeHydrated })}>
      {content}
    </StytchProvider>,
  )

/** Shows what a component was told, as JSON. */
const Told = (props: object) => JSON.stringify(props)

const read = (html: string) => JSON.parse(html.replaceAll('&quot;', '"'))

describe('on a server', () => {
  test('these tests run without a window', () => expect(typeof window).toBe('undefined'))

  test.each([true, false, undefined])(
    'nobody is signed in yet, whatever assumeHydrated says: %s',
    (assumeHydrated) => {
      const Reader = () => <Told {...useStytchUser()} {...useStytchSession()} />
      expect(read(render(<Reader />, assumeHydrated))).toEqual({
        user: null,
        session: null,
        fromCache: false,
        isInitialized: false,
      })
    },
  )

  test('nobody has any permission yet', () => {
    const Reader = () => <Told {...useStytchIsAuthorized('documents', 'read')} />
    expect(read(render(<Reader />))).toEqual({
      isAuthorized: false,
      fromCache: false,
      isInitialized: false,
    })
  })

  test('the wrappers pass the same signed-out values as the hooks', () => {
    const WithUser = withStytchUser<{ title: string }>(Told)
    expect(read(render(<WithUser title="Notes" />))).toEqual({
      title: 'Notes',
      stytchUser: null,
      stytchUserIsInitialized: false,
      stytchUserIsFromCache: false,
    })
    const WithSession = withStytchSession(Told)
    expect(read(render(<WithSession />))).toEqual({
      stytchSession: null,
      stytchSessionIsInitialized: false,
      stytchSessionIsFromCache: false,
    })
    const WithPermissions = withStytchPermissions(Told)
    expect(render(<WithPermissions />)).toBe('')
  })

  test('the widget is an empty element that the browser fills', () => {
    expect(render(<StytchLogin config={{ products: ['otp'] }} />)).toBe('<stytch-ui></stytch-ui>')
  })
})

describe('the provider', () => {
  const token = { publicToken: 'public-token-test-1' }
  const options = { options: { customBaseUrl: 'https://auth.example.com' } }

  test('creates the client itself from a public token and options', () => {
    const seen: unknown[] = []
    const Reader = () => void seen.push(bindings.usePortico().session.getSync())
    renderToString(
      <bindings.PorticoProvider {...token} {...options}>
        <Reader />
      </bindings.PorticoProvider>,
    )
    expect(seen).toEqual([null])
  })

  test.each<[string, object]>([
    ['has both a client and the options of one', { client: stytch, ...token, ...options }],
    ['has both a client and the options of one', { client: stytch, ...options }],
    ['missing: publicToken, options', {}],
    ['missing: publicToken', { ...options, publicToken: undefined }],
    ['missing: options', token],
  ])('refuses props with an error that says what to do: %s', (problem, props) => {
    // a page without TypeScript may pass such props
    const given = props as bindings.PorticoProviderProps
    expect(() => renderToString(<bindings.PorticoProvider {...given} />)).toThrow(problem)
    expect(() => renderToString(<bindings.PorticoProvider {...given} />)).toThrow(
      /client, or publicToken and options/,
    )
  })

  test('what the host’s server found out is in the first HTML', () => {
    const session = { session_id: 'session-test-1', user_id: 'user-test-1' }
    // hooks only pass it on
    const initialSession = { session } as bindings.InitialSession
    const Reader = () => <Told {...useStytchSession()} />
    const html = renderToString(
      <StytchProvider stytch={stytch} initialSession={initialSession}>
        <Reader />
      </StytchProvider>,
    )
    expect(read(html)).toEqual({ session, fromCache: true, isInitialized: true })
  })

  test('a user whom only the host’s server knows has unknown permissions, not none', () => {
    const user = { user_id: 'user-test-1', emails: [] }
    const initialSession = { session: { user_id: user.user_id }, user } as unknown
    const Reader = () => (
      <Told {...useStytchIsAuthorized('documents', 'read')} {...useStytchUser()} />
    )
    const Authorized = () => <Told {...useStytchIsAuthorized('documents', 'read')} />
    const renderWith = (content: ReactNode) =>
      read(
        renderToString(
          <StytchProvider
            stytch={stytch}
            initialSession={initialSession as bindings.InitialSession}
          >
            {content}
          </StytchProvider>,
        ),
      )
    expect(renderWith(<Reader />)).toMatchObject({ user, isInitialized: true })
    expect(renderWith(<Authorized />)).toEqual({
      isAuthorized: false,
      fromCache: false,
      isInitialized: false,
    })
  })

  test('passes its client to hook and wrapper', () => {
    const seen: unknown[] = []
    const Reader = () => void seen.push(useStytch())
    const Wrapped = withStytch(({ stytch: given }) => void seen.push(given))
    render([<Reader key="1" />, <Wrapped key="2" />])
    expect(seen).toEqual([stytch, stytch])
  })

  test('refuses to be nested', () => {
    expect(() => render(<StytchProvider stytch={stytch} />)).toThrow(
      'A <StytchProvider> cannot stand inside another <StytchProvider>.',
    )
  })

  test.each([
    ['useStytch()', () => void useStytch()],
    ['useStytchUser()', () => void useStytchUser()],
    ['useStytchSession()', () => void useStytchSession()],
    ['useStytchIsAuthorized()', () => void useStytchIsAuthorized('documents', 'read')],
    ['withStytch()', withStytch(Told)],
    ['withStytchPermissions()', withStytchPermissions(Told)],
    ['<StytchLogin />', StytchLogin],
    ['<IdentityProvider />', IdentityProvider],
  ])('is required by %s', (name, Reader) => {
    expect(() => renderToString(<Reader />)).toThrow(`${name} needs a <StytchProvider> above it.`)
  })

  test('is named as its page names it', () => {
    const { PorticoProvider } = bindings
    expect(() => render(<PorticoProvider client={stytch} />)).toThrow(
      'A <PorticoProvider> cannot stand inside another <PorticoProvider>.',
    )
  })

  test.each([
    ['usePortico()', () => void bindings.usePortico()],
    ['usePorticoUser()', () => void bindings.usePorticoUser()],
    ['usePorticoSession()', () => void bindings.usePorticoSession()],
    ['usePorticoIsAuthorized()', () => void bindings.usePorticoIsAuthorized('documents', 'read')],
    ['<PorticoSignIn />', bindings.PorticoSignIn],
    ['<PorticoResetPassword />', bindings.PorticoResetPassword],
    ['<PorticoPasskeys />', bindings.PorticoPasskeys],
    ['<PorticoConsent />', bindings.PorticoConsent],
  ])('is required by %s', (name, Reader) => {
    expect(() => renderToString(<Reader />)).toThrow(`${name} needs a <PorticoProvider> above it.`)
  })
})

test('a wrapped component’s display name includes the name of its wrapper', () => {
  expect([
    withStytch(Told).displayName,
    withStytchUser(Told).displayName,
    withStytchSession(Told).displayName,
    withStytchPermissions(Told).displayName,
  ]).toEqual([
    'withStytch(Told)',
    'withStytchUser(Told)',
    'withStytchSession(Told)',
    'withStytchPermissions(Told)',
  ])
})

test('the older names create the same client', () => {
  expect(bindings.createStytchUIClient).toBe(createStytchClient)
  expect(bindings.createStytchHeadlessClient).toBe(createStytchClient)
})

test('the package exports everything that the widget exports, except mounting', () => {
  const mounting = [
    'definePorticoElements',
    'mountAccount',
    'mountIdentityProvider',
    'StytchIdentityProvider',
    'mountLogin',
    'mountPasskeyRegistration',
    'mountResetPassword',
    'StytchResetPassword',
    'StytchUI',
  ]
  const missing = Object.keys(widget).filter((name) => !(name in bindings))
  expect(missing.sort()).toEqual(mounting.sort())
})

test('the hooks and widgets of either name read the provider of either name', () => {
  const { PorticoProvider } = bindings
  const Ours = () => (
    <Told
      {...bindings.usePorticoUser()}
      {...bindings.usePorticoSession()}
      {...bindings.usePorticoIsAuthorized('documents', 'read')}
      {...{ isSame: bindings.usePortico() === stytch }}
    />
  )
  const Compatible = () => (
    <Told
      {...useStytchUser()}
      {...useStytchSession()}
      {...useStytchIsAuthorized('documents', 'read')}
      {...{ isSame: useStytch() === stytch }}
    />
  )
  const seen = [<Ours key="ours" />, <Compatible key="compatible" />].flatMap((reader) => [
    read(render(reader)),
    read(renderToString(<PorticoProvider client={stytch}>{reader}</PorticoProvider>)),
  ])
  expect(seen).toEqual(Array(4).fill(expect.objectContaining({ isSame: true, user: null })))
  expect([
    render(<bindings.PorticoSignIn />),
    render(<bindings.PorticoResetPassword />),
    render(<bindings.PorticoConsent />),
  ]).toEqual([
    render(<StytchLogin />),
    render(<bindings.StytchPasswordReset />),
    render(<IdentityProvider />),
  ])
})

test('PorticoProvider accepts its client as the client prop', () => {
  const Reader = () => <Told {...{ isSame: useStytch() === stytch }} />
  const { PorticoProvider } = bindings
  const html = renderToString(
    <PorticoProvider client={stytch}>
      <Reader />
    </PorticoProvider>,
  )
  expect(read(html)).toEqual({ isSame: true })
})
