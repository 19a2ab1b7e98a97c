import { createHash } from 'node:crypto'
import { users } from '@portico/contract'
import {
  launchBrowser,
  openPage,
  startHostPage,
  type World,
  type WorldOptions,
} from '@portico/testkit'
import { takeTurns } from '@portico/testkit/run'
import { createTestProject } from '@portico/testkit/world'
import * as oauth from 'oauth4webapi'
import type { Page } from 'playwright-core'
import { afterEach, describe, expect } from 'vitest'
import { notesPolicy as rbac } from './support/client-app.ts'
import { createHostedWorld, toClientRow, toHands } from './support/client-app-fixture.ts'
import { describeInLongRun, inLongRun } from './support/in-long-run.ts'

const test = takeTurns(import.meta.url)

const loopback = { [oauth.allowInsecureRequests]: true }
const resource = 'https://notes.example/mcp'

let cleanUps: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp()
  cleanUps = []
})

/** A world, a browser, and a client app's page that says nothing. */
async function start(project: WorldOptions['project']) {
  const world = await createHostedWorld({ project })
  cleanUps.push(() => world.stop())
  const site = await startHostPage({
    html: '<!doctype html><title>Inkwell</title><link rel="icon" href="data:,"><h1>Inkwell</h1>',
    folders: {},
  })
  cleanUps.push(() => site.stop())
  const browser = await launchBrowser({ build: 'full' })
  cleanUps.push(() => browser.close())
  const opened = await openPage(browser)
  const issuer = new URL(world.origin)
  const server = await oauth.processDiscoveryResponse(
    issuer,
    await oauth.discoveryRequest(issuer, loopback),
  )
  return { world, site, opened, server, ...toHands(world, opened.page) }
}

/** One authorization request, from its address to its tokens. */
async function createRequest(
  server: oauth.AuthorizationServer,
  client: oauth.Client,
  redirectUri: string,
  asked: Readonly<Record<string, string>>,
) {
  const verifier = oauth.generateRandomCodeVerifier()
  const state = oauth.generateRandomState()
  const nonce = oauth.generateRandomNonce()
  const isOpenId = asked.scope?.split(' ').includes('openid') ?? true
  const address = new URL(server.authorization_endpoint ?? '')
  address.search = new URLSearchParams({
    client_id: client.client_id,
    redirect_uri: redirectUri,
    response_type: 'code',
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    // only who asks who the person is may send one
    ...(isOpenId && { nonce }),
    ...asked,
  }).toString()
  const read = async (page: Page) => {
    await page.waitForURL(`${redirectUri}?**`)
    return oauth.validateAuthResponse(server, client, new URL(page.url()), state)
  }
  return {
    address: address.href,
    read,
    async exchange(page: Page) {
      const response = await oauth.authorizationCodeGrantRequest(
        server,
        client,
        oauth.None(),
        await read(page),
        redirectUri,
        verifier,
        {
          ...loopback,
          ...(asked.resource && { additionalParameters: { resource: asked.resource } }),
        },
      )
      return oauth.processAuthorizationCodeResponse(server, client, response, {
        ...(isOpenId && { expectedNonce: nonce }),
      })
    },
  }
}

describe('a client app using oauth4webapi, through the hosted pages', () => {
  const clientId = 'inkwell'
  const client = { client_id: clientId }

  async function startInkwell() {
    const at = await start({ rbac })
    const redirectUri = `${at.site.origin}/callback`
    await at.world.storage.clients.add(
      toClientRow(at.world, {
        clientId,
        metadata: {
          redirect_uris: [redirectUri],
          grant_types: ['authorization_code', 'refresh_token'],
          response_types: ['code'],
          token_endpoint_auth_method: 'none',
        },
      }),
    )
    const ask = (asked: Readonly<Record<string, string>>) =>
      createRequest(at.server, client, redirectUri, asked)
    return { ...at, redirectUri, ask }
  }

  test('gets the user’s identity and only the scopes they may grant, and refreshes', async () => {
    const at = await startInkwell()
    const request = await at.ask({ scope: 'openid email notes:read notes:share offline_access' })
    await at.page.goto(request.address)
    await at.signIn()
    await at.page
      .getByRole('heading', { name: 'Inkwell wants to access your Fieldnotes account' })
      .waitFor()
    await at.page.getByText('Read the notebooks you own').waitFor()
    await at.page
      .getByText(
        'You do not have permissions to grant Inkwell access to some of the requested scopes.',
      )
      .click()
    await at.page.getByText('Share your notebooks').waitFor()
    await at.press('Allow')
    const tokens = await request.exchange(at.page)
    expect(tokens.scope?.split(' ').sort()).toEqual([
      'email',
      'notes:read',
      'offline_access',
      'openid',
    ])
    const subject = oauth.getValidatedIdTokenClaims(tokens)?.sub ?? ''
    const info = await oauth.processUserInfoResponse(
      at.server,
      client,
      subject,
      await oauth.userInfoRequest(at.server, client, tokens.access_token, loopback),
    )
    expect(info.email).toBe('ada@example.com')
    const refreshed = await oauth.processRefreshTokenResponse(
      at.server,
      client,
      await oauth.refreshTokenGrantRequest(
        at.server,
        client,
        oauth.None(),
        tokens.refresh_token ?? '',
        loopback,
      ),
    )
    expect(refreshed.refresh_token).not.toBe(tokens.refresh_token)
    await at.opened.expectNoErrors()
  })

  inLongRun('packages/service/src/identity-provider/authorize/prompts')(
    'receives access_denied, and the error of a prompt=none that needs interaction',
    async () => {
      const at = await startInkwell()
      const silent = await at.ask({ scope: 'openid', prompt: 'none' })
      await at.page.goto(silent.address)
      await expect(silent.read(at.page)).rejects.toMatchObject({ error: 'login_required' })
      const request = await at.ask({ scope: 'openid' })
      await at.page.goto(request.address)
      await at.signIn()
      await at.press('Deny')
      await expect(request.read(at.page)).rejects.toMatchObject({ error: 'access_denied' })
      const again = await at.ask({ scope: 'openid', prompt: 'none' })
      await at.page.goto(again.address)
      await expect(again.read(at.page)).rejects.toMatchObject({ error: 'consent_required' })
    },
  )

  inLongRun('packages/service/src/identity-provider/endpoints/protocol')(
    'a redirect URI that is not registered leads to an error page, not to an app',
    async () => {
      const at = await startInkwell()
      const request = await createRequest(at.server, client, `${at.site.origin}/other`, {
        scope: 'openid',
      })
      await at.page.goto(request.address)
      await at.page.getByRole('heading', { name: 'Sign-in request rejected' }).waitFor()
      expect(new URL(at.page.url()).origin).toBe(at.world.origin)
      await at.opened.expectNoErrors()
    },
  )

  inLongRun('packages/service/src/identity-provider/endpoints/codes')(
    'a code can be exchanged once, within a minute',
    async () => {
      const at = await startInkwell()
      const request = await at.ask({ scope: 'openid' })
      await at.page.goto(request.address)
      await at.signIn()
      await at.press('Allow')
      const tokens = await request.exchange(at.page)
      expect(tokens.access_token).toBeTruthy()
      await expect(request.exchange(at.page)).rejects.toMatchObject({ error: 'invalid_grant' })
      const late = await at.ask({ scope: 'openid' })
      await at.page.goto(late.address)
      await late.read(at.page)
      at.world.clock.advance(61_000)
      await expect(late.exchange(at.page)).rejects.toMatchObject({ error: 'invalid_grant' })
    },
  )
})

describeInLongRun('packages/service/src/identity-provider/revoked')(
  'an agent that registers itself',
  () => {
    const serverSecret = 'client-secret-test-of-the-notes-server'

    test('gets a token for one resource, is listed, and is refused at once when revoked', async () => {
      const at = await start({
        rbac,
        identityProvider: {
          ...createTestProject().identityProvider,
          path: '',
          allowRegistration: true,
          resources: [{ url: resource, name: 'Notes', scopes: ['notes:read'] }],
        },
      })
      await addResourceServer(at.world, serverSecret)
      const redirectUri = `${at.site.origin}/callback`
      const registered = await oauth.processDynamicClientRegistrationResponse(
        await oauth.dynamicClientRegistrationRequest(
          at.server,
          {
            client_name: 'Notes agent',
            redirect_uris: [redirectUri],
            grant_types: ['authorization_code', 'refresh_token'],
            response_types: ['code'],
            token_endpoint_auth_method: 'none',
            application_type: 'native',
          },
          loopback,
        ),
      )
      const client = { client_id: registered.client_id }
      const request = await createRequest(at.server, client, redirectUri, {
        scope: 'notes:read offline_access',
        resource,
      })
      await at.page.goto(request.address)
      await at.signIn()
      await at.page
        .getByRole('heading', { name: 'Notes agent wants to access your Fieldnotes account' })
        .waitFor()
      await at.page.getByText('This app has not been verified.').waitFor()
      await at.press('Allow')
      const tokens = await request.exchange(at.page)

      // the resource server asks who it is that comes, and for whom
      const inspect = () => introspect(at.server, tokens.access_token, serverSecret)
      expect(await inspect()).toMatchObject({
        active: true,
        client_id: registered.client_id,
        scope: 'notes:read',
        aud: resource,
      })

      // the person sees the app, and takes the permission back
      const cookies = await at.opened.context.cookies(at.world.origin)
      const session = cookies.find(({ name }) => name === 'stytch_session')?.value ?? ''
      const listed = await at.world.call(users.connectedApps, undefined, { session })
      expect(listed.data?.connected_apps).toMatchObject([
        { connected_app_id: registered.client_id, name: 'Notes agent' },
      ])
      const path = users.revokeConnectedApp.path.replace(':id', registered.client_id)
      const revoked = await at.world.call({ ...users.revokeConnectedApp, path }, undefined, {
        session,
      })
      expect(revoked.status).toBe(200)

      expect(await inspect()).toEqual({ active: false })
      const refresh = await oauth.refreshTokenGrantRequest(
        at.server,
        client,
        oauth.None(),
        tokens.refresh_token ?? '',
        loopback,
      )
      await expect(
        oauth.processRefreshTokenResponse(at.server, client, refresh),
      ).rejects.toMatchObject({ error: 'invalid_grant' })
      const again = await createRequest(at.server, client, redirectUri, {
        scope: 'notes:read',
        resource,
        prompt: 'none',
      })
      await at.page.goto(again.address)
      await expect(again.read(at.page)).rejects.toMatchObject({ error: 'consent_required' })
      await at.opened.expectNoErrors()
    })
  },
)

/** The owner's own API, which agents come to. */
const addResourceServer = ({ storage, project }: World, secret: string) =>
  storage.clients.add(
    toClientRow(
      { project },
      {
        clientId: 'notes-server',
        isFirstParty: true,
        name: 'Notes',
        secretHash: createHash('sha256').update(secret).digest('hex'),
        metadata: {
          redirect_uris: [],
          grant_types: ['client_credentials'],
          response_types: [],
          token_endpoint_auth_method: 'client_secret_basic',
        },
      },
    ),
  )

async function introspect(
  server: oauth.AuthorizationServer,
  token: string,
  secret: string,
): Promise<oauth.IntrospectionResponse> {
  const client = { client_id: 'notes-server' }
  const response = await oauth.introspectionRequest(
    server,
    client,
    oauth.ClientSecretBasic(secret),
    token,
    loopback,
  )
  return oauth.processIntrospectionResponse(server, client, response)
}
