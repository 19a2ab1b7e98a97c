/**
 * The reference: oidc-provider as it comes, with its own pages. It must pass every module, else the module is
 * wrong. The deliberately broken providers are this one with one thing changed.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Configuration, type JWK, Provider } from 'oidc-provider'
import { createLoopbackSend } from '../create-loopback-send.ts'
import { createExternalDocuments } from '../external-documents.ts'
import type { TestedProvider } from '../tested-provider.ts'
import { startVirtualTime } from '../virtual-time.ts'
import { createMemory } from './memory-adapter.ts'
import { createReferenceConfiguration } from './reference-configuration.ts'
import { createReferencePerson } from './reference-person.ts'
import { createSigningKey, getFirstSigningKey } from './signing-key.ts'

/** How a broken provider differs from the reference. */
export interface ReferenceChanges {
  readonly name?: string
  readonly configure?: (configuration: Configuration) => Configuration
  /** Hangs something in front of the provider, or changes one of its models. */
  readonly install?: (provider: Provider, key: JWK) => void
  readonly toRotatedKeys?: (fresh: JWK, old: readonly JWK[]) => readonly JWK[]
}

export async function startReference({
  name = 'oidc-provider',
  configure = (configuration) => configuration,
  install = () => {},
  toRotatedKeys = (fresh, old) => [fresh, ...old],
}: ReferenceChanges = {}): Promise<TestedProvider> {
  const issuer = 'https://op.conformance.example'
  const documents = createExternalDocuments()
  const adapter = createMemory()
  const time = startVirtualTime()
  const first = await getFirstSigningKey()
  let keys: readonly JWK[] = [first]

  const createHandler = () => {
    const configuration = configure(createReferenceConfiguration(keys, documents))
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
    createPerson: async () => createReferencePerson(),
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
