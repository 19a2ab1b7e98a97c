/** Our own provider: the whole service on one of its databases, with registration open to everybody. */
import { createWorld } from '@portico/testkit'
import { type EngineName, openTestStorage } from '@portico/testkit/storage'
import { createLoopbackSend } from '../create-loopback-send.ts'
import type { TestedProvider } from '../tested-provider.ts'
import { startVirtualTime } from '../virtual-time.ts'
import { createPorticoPerson } from './portico-person.ts'
import { startExternalHost } from './start-external-host.ts'

/** @param path below which its endpoints are, as those of a second project. @default none */
export async function startPortico(engine: EngineName, path = ''): Promise<TestedProvider> {
  const baseUrl = 'https://id.conformance.example'
  const issuer = `${baseUrl}${path}`
  const time = startVirtualTime()
  const documents = await startExternalHost()
  const { database, remove } = await openTestStorage(engine)
  const world = await createWorld({
    database,
    clock: { now: () => Date.now(), advance: (milliseconds) => time.pass(milliseconds / 1000) },
    project: { identityProvider: { ...openToAll, path }, allowedOrigins: [baseUrl] },
    config: { baseUrl, trustedProxies: ['127.0.0.1/32'] },
  })
  const before = process.env.NODE_TLS_REJECT_UNAUTHORIZED
  // the relying party's certificate is made for this run: what is tried here is the way, not the trust
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
  return {
    name: `Portico on ${engine}${path && `, below ${path}`}`,
    issuer,
    documents,
    send: createLoopbackSend(baseUrl, () => Number(new URL(world.origin).port), time.tick),
    createPerson: async (isWilling = true) =>
      createPorticoPerson(world, { issuer, tick: time.tick, isWilling }),
    async deliver() {
      await world.service.deliverNow()
    },
    passTime: async (seconds) => time.pass(seconds),
    rotateKeys: () => world.rotateKeys(),
    async close() {
      time.stop()
      process.env.NODE_TLS_REJECT_UNAUTHORIZED = before ?? '1'
      await world.stop()
      await documents.stop()
      await remove()
    },
  }
}

const openToAll = {
  authorizationUrl: null,
  logoutUrl: null,
  signInMethods: ['otp'] as const,
  allowRegistration: true,
  allowMetadataDocuments: false,
  registrationsPerHour: 1_000_000,
  resources: [],
  clientApps: [],
}
