/**
 * Another app, on an origin of its own, that signs people in with their account here: openid-client as it is
 * published. It is sent to the host page with our widget, and comes back with what the service says.
 */
import { startHostPage, type World, type WorldOptions } from '@portico/testkit'
import { createTestProject } from '@portico/testkit/world'
import * as openid from 'openid-client'
import type { Page } from 'playwright-core'

/** What the client app asks. */
type Asked = Readonly<Record<string, string>>

/** A client app, running. */
export interface ClientApp {
  readonly origin: string
  /** The project that knows it, for the world. */
  readonly project: NonNullable<Exclude<WorldOptions['project'], (origin: string) => unknown>>
  stop(): Promise<void>
}

/** One client app's way to tokens. */
export interface Visitor {
  /** Sends the person to the page: to `/authorize` of the host. */
  ask(asked?: Asked): Promise<void>
  /** Waits until the person is back, and reads the address. */
  waitForAnswer(): Promise<URLSearchParams>
  /** The same, and exchanges the code. */
  waitForTokens(): Promise<openid.TokenEndpointResponse & openid.TokenEndpointResponseHelpers>
  /** Sends the person to the page to log out. */
  askToLogOut(asked: Asked): Promise<void>
}

const clientId = 'notes'

/** What roles and scopes the project of the client app has: a person may read notes, and not share them. */
export const notesPolicy = {
  resources: [{ resource_id: 'notes', description: '', actions: ['read', 'share'] }],
  roles: [
    {
      role_id: 'stytch_user',
      description: '',
      permissions: [{ resource_id: 'notes', actions: ['read'] }],
    },
  ],
  scopes: [
    {
      scope: 'notes:read',
      description: 'Read the notebooks you own',
      permissions: [{ resource_id: 'notes', actions: ['read'] }],
    },
    {
      scope: 'notes:share',
      description: 'Share your notebooks',
      permissions: [{ resource_id: 'notes', actions: ['share'] }],
    },
  ],
}

/** Starts a client app whose pages say nothing. */
export async function startClientApp({ name = 'Inkwell' } = {}): Promise<ClientApp> {
  const site = await startHostPage({
    html: '<!doctype html><title>Inkwell</title><link rel="icon" href="data:,"><h1>Inkwell</h1>',
    folders: {},
  })
  return {
    origin: site.origin,
    stop: site.stop,
    project: {
      rbac: notesPolicy,
      identityProvider: {
        ...createTestProject().identityProvider,
        path: '',
        clientApps: [
          {
            clientId,
            origin: 'configuration',
            isFirstParty: false,
            name,
            description: '',
            logoUrl: null,
            secretHash: null,
            nextSecretHash: null,
            isActive: true,
            createdAt: 0,
            metadata: {
              application_type: 'web',
              redirect_uris: [`${site.origin}/callback`],
              post_logout_redirect_uris: [`${site.origin}/bye`],
              grant_types: ['authorization_code', 'refresh_token'],
              response_types: ['code'],
              token_endpoint_auth_method: 'none',
              id_token_signed_response_alg: 'RS256',
            },
          },
        ],
      },
    },
  }
}

/**
 * A person at the client app, in the browser of a journey.
 *
 * @param options.as - the id by which the app asks
 * @param options.host - the origin of the page that it sends them to. @default where they stand
 */
export async function visitClientApp(
  { origin }: ClientApp,
  world: World,
  page: Page,
  {
    as = clientId,
    host = new URL(page.url()).origin,
  }: { readonly as?: string | undefined; readonly host?: string } = {},
): Promise<Visitor> {
  const config = await openid.discovery(new URL(world.origin), as, undefined, openid.None(), {
    execute: [openid.allowInsecureRequests],
  })
  const verifier = openid.randomPKCECodeVerifier()
  const state = openid.randomState()
  const nonce = openid.randomNonce()
  const toHost = ({ search }: URL) => new URL(`/authorize${search}`, host).href
  const waitForAddress = async () => {
    await page.waitForURL(`${origin}/**`)
    return new URL(page.url())
  }

  return {
    async ask(asked = {}) {
      const url = openid.buildAuthorizationUrl(config, {
        redirect_uri: `${origin}/callback`,
        scope: 'openid email profile',
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        nonce,
        ...asked,
      })
      await page.goto(toHost(url))
    },
    waitForAnswer: async () => (await waitForAddress()).searchParams,
    async waitForTokens() {
      return openid.authorizationCodeGrant(config, await waitForAddress(), {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      })
    },
    async askToLogOut(asked) {
      const url = openid.buildEndSessionUrl(config, {
        client_id: as,
        post_logout_redirect_uri: `${origin}/bye`,
        ...asked,
      })
      await page.goto(toHost(url))
    },
  }
}
