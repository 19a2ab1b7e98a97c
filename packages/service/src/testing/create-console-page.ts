/** The operators’ console as a browser shows it: its calls with its headers, and a jar for its cookie. */

import { type Authenticator, createAuthenticator } from '@portico/testkit/authenticator'
import { inviteOperator } from '../console/invite-operator.ts'
import type { OperatorRole } from '../declarations/operators/operator-store.ts'
import { systemRandom } from '../foundation/random.ts'
import { createKeyRing } from '../kernel/keys/key-ring.ts'
import type { TestAnswer, TestService } from './create-test-service.ts'

/** Further parts of a call; null leaves a header of the page out. */
interface CallOptions {
  readonly headers?: Readonly<Record<string, string | null>>
  readonly ip?: string
}

export type ConsolePage = ReturnType<typeof createConsolePage>

/** Opens the console in a browser of its own, with an authenticator of its own. */
export function createConsolePage(world: TestService) {
  const origin = new URL(world.config.baseUrl).origin
  const device: Authenticator = createAuthenticator({ origin, isSynced: false })
  let cookie: string | null = null
  let pageKey = '1'

  const send = async (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: object,
    { headers = {}, ip = '203.0.113.9' }: CallOptions = {},
  ): Promise<TestAnswer> => {
    const sent: Record<string, string | null> = {
      'x-portico-console': pageKey,
      'sec-fetch-site': 'same-origin',
      cookie,
      ...(method !== 'GET' && { origin }),
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    }
    const answer = await world.service.app.inject({
      method,
      url: `/admin/v1${path}`,
      remoteAddress: ip,
      headers: Object.fromEntries(
        Object.entries(sent).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
      ),
      ...(body && { payload: JSON.stringify(body) }),
    })
    const [set] = answer.cookies
    if (set && headers.cookie === undefined) cookie = set.value ? `${set.name}=${set.value}` : null
    const isJson = answer.headers['content-type']?.toString().startsWith('application/json')
    const data = isJson ? answer.json() : {}
    if (typeof data.page_key === 'string') pageKey = data.page_key
    const { statusCode: status, body: text } = answer
    return { status, headers: answer.headers, text, data }
  }
  const take = async (path: string, body: object) => {
    const answer = await send('POST', path, body)
    if (answer.status !== 200) throw new Error(answer.text)
    return answer.data
  }

  return {
    device,
    send,
    get: (path: string, options?: CallOptions) => send('GET', path, undefined, options),
    post: (path: string, body: object = {}, options?: CallOptions) =>
      send('POST', path, body, options),
    del: (path: string, options?: CallOptions) => send('DELETE', path, undefined, options),
    /** The cookie that the browser keeps. */
    get cookie() {
      return cookie
    },
    /** The key that the page keeps. */
    get pageKey() {
      return pageKey
    },
    /** Creates a passkey for an invitation. @returns the credential, not sent yet */
    async create(invitation: string, name: string): Promise<object> {
      const { options } = await take('/invitation/start', { invitation, name })
      return JSON.parse(device.create(JSON.stringify(options)))
    },
    /** Becomes an operator by an invitation. */
    async join(invitation: string, name = 'Ines Haddad') {
      const credential = await this.create(invitation, name)
      return send('POST', '/invitation/accept', { invitation, credential })
    },
    /** Proves the passkey. @returns the credential, not sent yet */
    async prove(path: '/session/start' | '/proof/start' = '/proof/start'): Promise<object> {
      const { options } = await take(path, {})
      return JSON.parse(device.get(JSON.stringify(options)))
    },
    signIn: async () =>
      send('POST', '/session', {
        credential: JSON.parse(
          device.get(JSON.stringify((await take('/session/start', {})).options)),
        ),
      }),
  }
}

/** Invites an operator, as the command line does. @returns what the link contains */
export async function inviteToConsole(world: TestService, role: OperatorRole = 'act') {
  const keyRing = createKeyRing(world.config.rootKey)
  const ports = { storage: world.storage, random: systemRandom, clock: world, keyRing }
  const { url, invitation } = await inviteOperator(ports, world.config, {
    project: world.project,
    role,
    actor: { kind: 'operator', id: 'root' },
    source: null,
  })
  return { url, invitation, text: new URL(url).hash.replace('#invitation=', '') }
}

/** How many consoles each service opened. */
const opened = new WeakMap<TestService, number>()

/** Opens the console of a new operator, who has just proved their passkey: Ines Haddad, and others after her. */
export async function openConsole(
  world: TestService,
  { role = 'act', ...wanted }: { readonly role?: OperatorRole; readonly name?: string } = {},
) {
  const before = opened.get(world) ?? 0
  opened.set(world, before + 1)
  const { name = before === 0 ? 'Ines Haddad' : `Ines Haddad ${before + 1}` } = wanted
  const page = createConsolePage(world)
  const joined = await page.join((await inviteToConsole(world, role)).text, name)
  if (joined.status !== 200) throw new Error(joined.text)
  const operatorId: string = joined.data.operator.operator_id
  return Object.assign(page, { operatorId })
}
