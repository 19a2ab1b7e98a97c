/**
 * The reference: oidc-provider as it comes, with its own pages. It must pass every module, else the module is
 * wrong. The deliberately broken providers are this one with one thing changed.
 */
import '../../runner/quiet-notices.ts'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Configuration, type JWK, Provider } from 'oidc-provider'
import { createLoopbackSend } from '../create-loopback-send.ts'
import { createExternalDocuments } from '../external-documents.ts'
import type { TestedProvider } from '../tested-provider.ts'
import { startVirtualTime } from '../virtual-time.ts'
import { createMemory } from './memory-adapter.ts'
import {
  createFapi2Configuration,
  createReferenceConfiguration,
} from './reference-configuration.ts'
import { createReferencePerson } from './reference-person.ts'
import { createSigningKey, getFirstSigningKey } from './signing-key.ts'

/** How a broken provider differs from the reference. */
export interface ReferenceChanges {
  readonly name?: string
  /** What it is held to. @default nothing beyond OpenID Connect */
  readonly profile?: 'fapi2'
  readonly configure?: (configuration: Configuration) => Configuration
  /** Hangs something in front of the provider, or changes one of its models. */
  readonly install?: (provider: Provider, key: JWK) => void
  readonly toRotatedKeys?: (fresh: JWK, old: readonly JWK[]) => readonly JWK[]
}

export async function startReference({
  profile,
  name = `oidc-provider${profile ? `, held to ${profile}` : ''}`,
  configure = (configuration) => configuration,
  install = () => {},
  toRotatedKeys = (fresh, old) => [fresh, ...old],
}: ReferenceChanges = {}): Promise<TestedProvider> {
  const issuer = 'https://op.conformance.example'
  const documents = createExternalDocuments()
  const adapter = createMemory()
  const time = startVirtualTime()
  const first = await getFirstSigningKey()
  const fapi2Key = await createSigningKey('ES256')
  let keys: readonly JWK[] = [first]

  const createHandler = () => {
    const base = createReferenceConfiguration(keys, documents)
    const configuration = configure(profile ? createFapi2Configuration(base, fapi2Key) : base)
    const provider = new Provider(issuer, { ...configuration, adapter })
    provider.proxy = true
    install(provider, keys[0] ?? first)
    return provider.callback()
  }
  let handle = createHandler()
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    void handle(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // an http server that listens on a port has an address with one
  const { port } = server.address() as AddressInfo

  return {
    name,
    issuer,
    documents,
    send: createLoopbackSend(issuer, () => port, time.tick),
    deliver: async () => {},
    createPerson: async (isWilling) => createReferencePerson(isWilling),
    passTime: async (seconds) => time.pass(seconds),
    async rotateKeys() {
      keys = toRotatedKeys(await createSigningKey(), keys)
      handle = createHandler()
    },
    async close() {
      time.stop()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
