/** Our own provider: the whole service on one of its databases, with registration open to everybody. */
import { createWorld } from '@portico/testkit'
import { type EngineName, openTestStorage } from '@portico/testkit/storage'
import { createDial } from '../dial.ts'
import type { Subject } from '../subject.ts'
import { startVirtualTime } from '../virtual-time.ts'
import { createPorticoPerson } from './portico-person.ts'
import { startOutsideHost } from './start-outside-host.ts'

export async function startPortico(engine: EngineName): Promise<Subject> {
  const issuer = 'https://id.conformance.example'
  const time = startVirtualTime()
  const outside = await startOutsideHost()
  const { database, remove } = await openTestStorage(engine)
  const world = await createWorld({
    database,
    clock: { now: () => Date.now(), advance: (milliseconds) => time.pass(milliseconds / 1000) },
    project: { identityProvider: openToAll, allowedOrigins: [issuer] },
    config: { baseUrl: issuer, trustedProxies: ['127.0.0.1/32'] },
  })
  const before = process.env.NODE_TLS_REJECT_UNAUTHORIZED
  // the relying party's certificate is made for this run: what is tried here is the way, not the trust
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
  return {
    name: `Portico on ${engine}`,
    issuer,
    outside,
    send: createDial(issuer, () => Number(new URL(world.origin).port)),
    createPerson: async () => createPorticoPerson(world, issuer),
    passTime: async (seconds) => time.pass(seconds),
    rotateKeys: () => world.rotateKeys(),
    async close() {
      time.stop()
      process.env.NODE_TLS_REJECT_UNAUTHORIZED = before ?? '1'
      await world.stop()
      await outside.stop()
      await remove()
    },
  }
}

const openToAll = {
  path: '',
  authorizationUrl: null,
  logoutUrl: null,
  signInMethods: ['otp'] as const,
  allowRegistration: true,
  allowMetadataDocuments: false,
  registrationsPerHour: 1_000_000,
  resources: [],
  clientApps: [],
}
