import { limits } from '@portico/contract'
import type { api } from '@portico/contract/schemas'
import { findLandingUrlError, findOriginError } from '../foundation/addresses/exact-url.ts'
import { AuthError } from '../foundation/errors/auth-error.ts'
import { hostActor, recordActivity } from '../kernel/audit/record-activity.ts'
import type { RedirectKind } from '../kernel/config/project-settings.ts'
import type { Dependencies } from '../kernel/dependencies.ts'
import type { LiveProjects } from '../kernel/http/live-projects.ts'
import type { Call, Handlers } from '../kernel/http/register-operations.ts'
import type { AddedAddress } from '../kernel/storage/storage.ts'

type Operations = Pick<
  typeof api.project.backEnd,
  | 'listOrigins'
  | 'addOrigin'
  | 'removeOrigin'
  | 'listRedirectUrls'
  | 'addRedirectUrl'
  | 'removeRedirectUrl'
>

type Caller = Pick<Call, 'project' | 'source'>

const { perProject } = limits.addedAddresses
const allKinds = ['login', 'signup', 'reset_password'] as const

/** What differs between origins and redirect URLs. */
const uses = {
  origin: {
    findError: findOriginError,
    invalid: 'invalid_origin',
    tooMany: 'too_many_origins',
    notFound: 'origin_not_found',
  },
  redirect_url: {
    findError: findLandingUrlError,
    invalid: 'invalid_redirect_url',
    tooMany: 'too_many_redirect_urls',
    notFound: 'redirect_url_not_found',
  },
} as const

/** Handlers of the calls by which a host changes which pages may use its project, without a restart. */
export function createHostAddressHandlers(
  dependencies: Dependencies,
  liveProjects: Pick<LiveProjects, 'refresh'>,
): Handlers<Operations> {
  const { storage, clock, log } = dependencies

  /** Puts a committed change into force, here and elsewhere. If the database has gone away since, the next reading does it. */
  const apply = () =>
    Promise.all([liveProjects.refresh(), storage.announceAddresses()]).catch((err: unknown) =>
      log.warn({ err }, 'a change is in force later'),
    )

  async function add(
    { project, source }: Caller,
    wanted: Pick<AddedAddress, 'use' | 'address' | 'kinds'>,
  ): Promise<AddedAddress> {
    const { use, address, kinds } = wanted
    const { findError, invalid, tooMany } = uses[use]
    const error = findError(address)
    if (error !== null) throw new AuthError(invalid, { explanation: `It ${error}.` })
    const { projectId } = project
    const stored = await storage.transaction(async (tx) => {
      const put = await tx.addresses.put({ projectId, addedAt: clock.now(), ...wanted }, perProject)
      if (put === null) throw new AuthError(tooMany)
      if (put.isChanged) {
        const details = { [use]: address, ...(use === 'redirect_url' && { kinds }) }
        const change = { project, actor: hostActor, user: null, source, details }
        await recordActivity(tx, dependencies, { action: `${use}.added`, ...change })
      }
      return put.stored
    })
    await apply()
    return stored
  }

  async function remove({ project, source }: Caller, use: AddedAddress['use'], address: string) {
    await storage.transaction(async (tx) => {
      if (!(await tx.addresses.remove(project.projectId, use, address))) {
        const isConfigured =
          project.allowedOrigins.includes(address) ||
          project.redirectUrls.some(({ url }) => url === address)
        throw new AuthError(uses[use].notFound, {
          ...(isConfigured && {
            explanation: `"${address}" is in the configuration; remove it there.`,
          }),
        })
      }
      const change = { project, actor: hostActor, user: null, source, details: { [use]: address } }
      await recordActivity(tx, dependencies, { action: `${use}.removed`, ...change })
    })
    await apply()
    return {}
  }

  return {
    async listOrigins({ project }) {
      const added = await storage.addresses.list(project.projectId, 'origin')
      const known = new Set(added.map(({ address }) => address))
      const others = project.allowedOrigins.filter((origin) => !known.has(origin))
      return {
        origins: [...others.map((origin) => ({ origin, added_at: null })), ...added.map(toOrigin)],
      }
    },
    addOrigin: async (call) =>
      toOrigin(await add(call, { use: 'origin', address: call.body.origin, kinds: [] })),
    removeOrigin: (call) => remove(call, 'origin', String(call.query.origin)),

    async listRedirectUrls({ project }) {
      const added = await storage.addresses.list(project.projectId, 'redirect_url')
      const known = new Set(added.map(({ address }) => address))
      const others = project.redirectUrls.filter(({ url }) => !known.has(url))
      return {
        redirect_urls: [
          ...others.map(({ url, kinds }) => ({ url, kinds: [...kinds], added_at: null })),
          ...added.map(toRedirectUrl),
        ],
      }
    },
    addRedirectUrl: async (call) => {
      const { url, kinds: asked = allKinds } = call.body
      // In one order and each once, so that the same kinds are no change.
      const kinds = allKinds.filter((kind) => asked.includes(kind))
      return toRedirectUrl(await add(call, { use: 'redirect_url', address: url, kinds }))
    },
    removeRedirectUrl: (call) => remove(call, 'redirect_url', String(call.query.url)),
  }
}

const toTime = ({ addedAt }: AddedAddress) => new Date(addedAt).toISOString()

const toOrigin = (added: AddedAddress) => ({ origin: added.address, added_at: toTime(added) })

const toRedirectUrl = (added: AddedAddress) => ({
  url: added.address,
  kinds: [...added.kinds] satisfies RedirectKind[],
  added_at: toTime(added),
})
