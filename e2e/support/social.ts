/** The specified providers before a browser and a service: stand-ins, at the real ones' addresses. */

import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { oauthProviders } from '@portico/contract/methods/oauth'
import { type ProjectConfig, toMethodConfigs } from '@portico/service/assembly'
import { startTlsListener, type WorldOptions } from '@portico/testkit'
import { makeKeyPair } from '@portico/testkit/keys'
import { createSocialNetwork, dialects, type SocialNetwork } from '@portico/testkit/social'

const projectId = 'project-test-social'
const { publicKey, privateKey } = makeKeyPair('P-256')
const apple = { teamId: 'TEAM', publicJwk: publicKey.export({ format: 'jwk' }) }
const clients = Object.fromEntries(
  oauthProviders.map((id) => [
    id,
    { clientId: `client-of-${id}`, clientSecret: `secret of ${id}`, ...(id === 'apple' && apple) },
  ]),
)
const secrets: Readonly<Record<string, string>> = {
  APPLE: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  ...Object.fromEntries(oauthProviders.map((id) => [id, `secret of ${id}`])),
}

/** The providers of one test file, listening. */
export interface SocialHosts {
  /** Names that the browser finds them by. */
  readonly names: readonly string[]
  /** For the browser: by them it finds the stand-ins at the real ones' names. */
  readonly browserArgs: readonly string[]
  /** A world whose project has a client at every provider; the network is there once the world is. */
  createWorldOptions(changes?: { readonly requireSameBrowser?: boolean }): {
    readonly options: WorldOptions
    readonly getNetwork: () => SocialNetwork
  }
  stop(): Promise<void>
}

/** Starts the providers. */
export async function startSocialHosts(): Promise<SocialHosts> {
  let current: SocialNetwork | undefined
  const server = createServer(async (incoming, outgoing) => {
    const request = await toRequest(incoming)
    const answer = await (answerScript(request, current) ??
      current?.answer(request) ??
      new Response())
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers))
    outgoing.end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo // it listens on a port
  const names = [
    ...new Set(Object.values(dialects).map(({ authorize }) => new URL(authorize).hostname)),
  ]
  const tls = await startTlsListener({ target: `http://localhost:${port}`, names })
  return {
    names,
    browserArgs: [
      `--host-resolver-rules=${names.map((name) => `MAP ${name}:443 127.0.0.1:${tls.port}`).join(',')}`,
      '--ignore-certificate-errors',
    ],
    createWorldOptions(changes = {}) {
      let network: SocialNetwork | undefined
      const getNetwork = () => {
        if (!network) throw new Error('The world is not there yet.')
        return network
      }
      const toProject = (origin: string): Partial<ProjectConfig> => {
        network = createSocialNetwork({
          clients,
          redirectUris: [`${origin}/v1/oauth/callback/${projectId}`],
        })
        current = network
        return {
          projectId,
          oauth: toMethodConfigs({ oauth: { ...changes, providers }, secrets }).oauth,
        }
      }
      return {
        options: { project: toProject, fetch: (input, init) => getNetwork().fetch(input, init) },
        getNetwork,
      }
    },
    async stop() {
      await tls.stop()
      await new Promise((closed) => server.close(closed))
    },
  }
}

/** Google's script, and the credential that it gets for who sits there. */
function answerScript({ url }: Request, network: SocialNetwork | undefined) {
  const { host, pathname, searchParams } = new URL(url)
  if (host !== 'accounts.google.com' || !network) return null
  if (pathname === '/gsi/client') {
    const headers = { 'content-type': 'text/javascript' }
    return Promise.resolve(new Response(`(${playGoogle})()`, { headers }))
  }
  if (pathname !== '/gsi/credential') return null
  const headers = { 'access-control-allow-origin': '*' }
  const credential = network.signCredential(searchParams.get('nonce') ?? undefined)
  return credential.then((text) => new Response(text, { headers }))
}

/** In the browser: shows nothing, and accepts at once. */
function playGoogle() {
  let options: { nonce?: string; callback?: (answer: object) => void } = {}
  const id = {
    initialize(given: typeof options) {
      options = given
    },
    prompt(onMoment?: (moment: object) => void) {
      onMoment?.({
        isDisplayMoment: () => true,
        isDisplayed: () => true,
        isNotDisplayed: () => false,
        isSkippedMoment: () => false,
        isDismissedMoment: () => false,
        getMomentType: () => 'display',
      })
      // whoever accepted is not asked again
      if (sessionStorage.getItem('one-tap')) return
      sessionStorage.setItem('one-tap', 'accepted')
      const query = options.nonce === undefined ? '' : `?nonce=${options.nonce}`
      fetch(`https://accounts.google.com/gsi/credential${query}`)
        .then((answer) => answer.text())
        .then((credential) => options.callback?.({ credential, select_by: 'user' }))
    },
    cancel() {},
    renderButton() {},
    disableAutoSelect() {},
  }
  Object.assign(window, { google: { accounts: { id } } })
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  const { method = 'GET', headers, url = '/' } = incoming
  return new Request(`https://${headers.host}${url}`, {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, `${value}`]),
    ...(method === 'POST' && { body: Buffer.concat(chunks) }),
  })
}

const providers = Object.fromEntries(
  oauthProviders.map((id) => [
    id,
    id === 'apple'
      ? { clientId: 'client-of-apple', teamId: 'TEAM', keyId: 'K', privateKeyEnv: 'APPLE' }
      : { clientId: `client-of-${id}`, clientSecretEnv: id },
  ]),
)
