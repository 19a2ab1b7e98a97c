/** Handlers of the calls about client apps. What the configuration owns is shown, and changed there alone. */

import { toCursorText, toPage } from '../back-end/cursor.ts'
import { isUrl } from '../foundation/addresses/is-url.ts'
import { createId } from '../foundation/create-id.ts'
import { AuthError } from '../foundation/errors/auth-error.ts'
import { isClientId } from '../identity-provider/client-apps/client-id.ts'
import { createClientApps } from '../identity-provider/client-apps/create-client-apps.ts'
import { findClientAppError } from '../identity-provider/client-apps/find-client-app-error.ts'
import { removeTrials, trialMs } from '../identity-provider/client-apps/remove-trials.ts'
import { endpointPaths, toIssuer } from '../identity-provider/issuer.ts'
import { listScopes } from '../identity-provider/scopes.ts'
import type { AuditAction } from '../kernel/audit/actions.ts'
import { recordActivity } from '../kernel/audit/record-activity.ts'
import type { ClientApp } from '../kernel/client-apps/client-app.ts'
import { createClientSecret, hashClientSecret } from '../kernel/client-apps/client-secret.ts'
import type { Dependencies } from '../kernel/dependencies.ts'
import type { Source } from '../kernel/http/source-address.ts'
import type { Repositories } from '../kernel/storage/storage.ts'
import type { appOperations } from './app-operations.ts'
import { ConsoleError } from './console-error.ts'
import type { ConsoleHandlers, SignedInOperator } from './console-operation.ts'
import { toOperatorAct } from './to-operator-act.ts'
import { toTrial } from './to-trial.ts'
import { verifyPlain } from './verify-plain.ts'

type Handlers = ConsoleHandlers<typeof appOperations>

const pageRows = 50

/** Creates all of them. */
export function createAppHandlers(dependencies: Dependencies): Handlers {
  return { ...createReadingHandlers(dependencies), ...createActingHandlers(dependencies) }
}

type ReadingHandlers = Pick<Handlers, 'listApps' | 'readApp'>

function createReadingHandlers({ storage, config }: Dependencies): ReadingHandlers {
  return {
    async listApps({ by, query }) {
      const { projectId, identityProvider } = by.project
      const { after, limit } = toPage(query, pageRows)
      const rows = await storage.clients.page(projectId, {
        after: after?.id ?? '',
        limit: limit + 1,
      })
      const page = rows.slice(0, limit)
      const last = rows.length > limit ? page.at(-1) : undefined
      const configured = new Set(identityProvider.clientApps.map(({ clientId }) => clientId))
      return {
        apps: [
          ...(after === null ? identityProvider.clientApps : []),
          // The configuration replaces a stored app with the same id.
          ...page.filter(({ clientId }) => !configured.has(clientId)),
        ].map(toApp),
        next_cursor: toCursorText(last ? { at: 0, id: last.clientId } : null),
        known_scopes: [...listScopes(by.project)],
        issuer: toIssuer(config, by.project),
      }
    },

    async readApp({ by, params }) {
      const app = await findApp(storage, by, params.client_id)
      return {
        app: toApp(app),
        known_scopes: [...listScopes(by.project)],
        issuer: toIssuer(config, by.project),
      }
    },
  }
}

type ActingHandlers = Omit<Handlers, keyof ReadingHandlers>

const createActingHandlers = (dependencies: Dependencies): ActingHandlers => ({
  ...createChangingHandlers(dependencies),
  ...createSecretHandlers(dependencies),
  ...createTrialHandlers(dependencies),
})

/** Returns a function that changes an app and records it, together or not at all. */
const createChange =
  (dependencies: Dependencies) =>
  (
    call: { readonly by: SignedInOperator; readonly source: Source },
    action: AuditAction,
    run: (tx: Repositories) => Promise<Pick<ClientApp, 'clientId' | 'name'>>,
  ): Promise<void> =>
    dependencies.storage.transaction(async (tx) => {
      const { clientId, name } = await run(tx)
      const act = toOperatorAct(call.by, call.source)
      const details = { ...act.details, client_id: clientId, client_name: name }
      await recordActivity(tx, dependencies, { ...act, user: null, details, action })
    })

const toSecret = ({ random }: Pick<Dependencies, 'random'>, by: SignedInOperator): string =>
  createClientSecret(random, by.project.projectId)

function createChangingHandlers(
  dependencies: Dependencies,
): Pick<ActingHandlers, 'addApp' | 'changeApp' | 'removeApp'> {
  const { clock, random } = dependencies
  const change = createChange(dependencies)
  return {
    async addApp(call) {
      const { by, body } = call
      verifyScopes(by, body.scopes)
      const secret = body.proof === 'secret' ? toSecret(dependencies, by) : null
      const app = toNewApp(body, {
        clientId: createId(random, 'connected-app', by.project.projectId),
        secretHash: secret === null ? null : hashClientSecret(secret),
        createdAt: clock.now(),
      })
      await change(call, 'client_app.added', async (tx) => {
        await addTo(tx, by, app)
        return app
      })
      return { app: toApp(app), client_secret: secret }
    },

    async changeApp(call) {
      const { by, body, params } = call
      verifyScopes(by, body.scopes)
      const name = body.name.trim()
      verifyPlain({ name })
      await change(call, 'client_app.changed', async (tx) => {
        const app = await findOwnApp(tx, by, params.client_id)
        const { redirect_uris, post_logout_redirect_uris, scopes } = body
        const metadata = {
          ...app.metadata,
          redirect_uris,
          post_logout_redirect_uris,
          scope: scopes.join(' '),
        }
        const changed = { ...app, name, metadata }
        verifyApp(changed)
        await tx.clients.describe(by.project.projectId, changed)
        return changed
      })
      return {}
    },

    async removeApp(call) {
      const { project } = call.by
      await change(call, 'client_app.removed', async (tx) => {
        const app = await findApp(tx, call.by, call.params.client_id)
        if (app.origin === 'configuration') throw new ConsoleError('owned_by_file')
        const apps = createClientApps({ projects: [project], storage: tx })
        if (!(await apps.remove(project.projectId, app.clientId))) {
          throw new ConsoleError('app_not_found')
        }
        return app
      })
      return {}
    },
  }
}

function createSecretHandlers(
  dependencies: Dependencies,
): Pick<ActingHandlers, 'makeAppSecret' | 'endAppSecret'> {
  const change = createChange(dependencies)
  return {
    async makeAppSecret(call) {
      const secret = toSecret(dependencies, call.by)
      await change(call, 'client_app.secret_made', async (tx) => {
        const app = await findOwnApp(tx, call.by, call.params.client_id)
        const { secretHash: from } = app
        if (from === null) throw new ConsoleError('app_without_secret')
        const to = hashClientSecret(secret)
        const { projectId } = call.by.project
        if (!(await tx.clients.addSecret(projectId, app.clientId, { from, to }))) {
          throw new ConsoleError('secret_changing')
        }
        return app
      })
      return { client_secret: secret }
    },

    async endAppSecret(call) {
      await change(call, 'client_app.secret_ended', async (tx) => {
        const app = await findOwnApp(tx, call.by, call.params.client_id)
        if (!(await tx.clients.endOldSecret(call.by.project.projectId, app.clientId))) {
          throw new ConsoleError('nothing_changed')
        }
        return app
      })
      return {}
    },
  }
}

function createTrialHandlers(
  dependencies: Dependencies,
): Pick<ActingHandlers, 'tryApp' | 'endTrial'> {
  const { storage, config, clock, random } = dependencies
  const change = createChange(dependencies)
  return {
    async tryApp(call) {
      const { by, params, body } = call
      const now = clock.now()
      const redirectUri = toConsolePage(config.baseUrl, body.redirect_uri)
      await removeTrials(storage, [by.project], now - trialMs)
      const clientId = createId(random, 'connected-app', by.project.projectId)
      const app = await findApp(storage, by, params.client_id)
      if (!isForBrowsers(app)) throw new ConsoleError('app_without_sign_in')
      const trial = toTrial(app, { clientId, redirectUri, now })
      await change(call, 'client_app.tried', async (tx) => {
        await addTo(tx, by, trial)
        return app
      })
      const issuer = toIssuer(config, by.project)
      return {
        client_id: clientId,
        issuer,
        authorization_endpoint: `${issuer}${endpointPaths.authorize}`,
        token_endpoint: `${issuer}${endpointPaths.token}`,
        scope: String(trial.metadata.scope ?? ''),
        expires_at: new Date(now + trialMs).toISOString(),
      }
    },

    async endTrial({ by, params }) {
      const { projectId } = by.project
      await storage.transaction(async (tx) => {
        const clientId = params.client_id ?? ''
        const trial = await tx.clients.find(projectId, clientId)
        if (trial?.origin !== 'trial') throw new ConsoleError('app_not_found')
        await createClientApps({ projects: [by.project], storage: tx }).remove(projectId, clientId)
      })
      return {}
    },
  }
}

/** @throws ConsoleError `app_not_found`, for a trial as well */
async function findApp(
  storage: Pick<Repositories, 'clients' | 'grants' | 'artefacts'>,
  { project }: SignedInOperator,
  clientId = '',
): Promise<ClientApp> {
  const apps = createClientApps({ projects: [project], storage })
  const app = isClientId(clientId) ? await apps.find(project.projectId, clientId) : null
  if (!app || app.origin === 'trial') throw new ConsoleError('app_not_found')
  return app
}

/** Finds an app whose settings operators own. @throws ConsoleError */
async function findOwnApp(
  tx: Repositories,
  by: SignedInOperator,
  clientId?: string,
): Promise<ClientApp> {
  const app = await findApp(tx, by, clientId)
  if (app.origin === 'configuration') throw new ConsoleError('owned_by_file')
  if (app.origin !== 'command') throw new ConsoleError('owned_by_app')
  return app
}

/** @throws AuthError `bad_request` for a scope that the project does not have */
function verifyScopes({ project }: SignedInOperator, scopes: readonly string[] = []): void {
  const known = listScopes(project)
  if (scopes.some((scope) => !known.includes(scope))) refuse('scopes', 'are not all known')
}

/** @throws AuthError `bad_request` for values that no app may have */
function verifyApp(app: ClientApp): void {
  const error = findClientAppError(app)
  if (error === null) return
  refuse(error.field === 'client_name' ? 'name' : error.field, error.message)
}

/** Stores an app, whose id is new. */
async function addTo(tx: Repositories, { project }: SignedInOperator, app: ClientApp) {
  verifyApp(app)
  await createClientApps({ projects: [project], storage: tx }).add(project.projectId, app)
}

function refuse(field: string, reason: string): never {
  throw new AuthError('bad_request', { details: { field, reason } })
}

/**
 * The address of the console’s page, to which a trial leads back.
 *
 * @throws AuthError `bad_request` for any other page: its address would receive codes of users
 */
function toConsolePage(baseUrl: string, text: string): string {
  const url = isUrl(text) ? new URL(text) : null
  const isConsole =
    url?.origin === new URL(baseUrl).origin &&
    url.href === text &&
    /^(?:\/[\w.~-]+)*\/admin$/.test(url.pathname) &&
    url.search + url.hash + url.username === ''
  if (!isConsole) refuse('redirect_uri', 'must be the address of the console')
  return text
}

function toNewApp(
  body: Parameters<Handlers['addApp']>[0]['body'],
  own: Pick<ClientApp, 'clientId' | 'secretHash' | 'createdAt'>,
): ClientApp {
  const name = body.name.trim()
  verifyPlain({ name })
  return {
    ...own,
    origin: 'command',
    isFirstParty: body.is_first_party,
    name,
    description: '',
    logoUrl: null,
    nextSecretHash: null,
    isActive: true,
    metadata: {
      application_type: body.platform,
      redirect_uris: body.redirect_uris,
      post_logout_redirect_uris: body.post_logout_redirect_uris ?? [],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: body.proof === 'secret' ? 'client_secret_basic' : 'none',
      ...(body.scopes && { scope: body.scopes.join(' ') }),
    },
  }
}

const owners = {
  configuration: 'configuration',
  command: 'operators',
  registration: 'app',
  document: 'app',
  trial: 'operators',
} as const

const toTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

const isForBrowsers = ({ metadata }: ClientApp) =>
  metadata.grant_types === undefined || toTexts(metadata.grant_types).includes('authorization_code')

/** Describes an app; neither its secrets nor their hashes. */
function toApp(app: ClientApp) {
  const { metadata, createdAt, origin } = app
  const method = metadata.token_endpoint_auth_method ?? 'client_secret_basic'
  return {
    client_id: app.clientId,
    name: app.name,
    description: app.description,
    owner: owners[origin],
    proof: toProof(method),
    platform: metadata.application_type === 'native' ? ('native' as const) : ('web' as const),
    is_first_party: app.isFirstParty,
    redirect_uris: toTexts(metadata.redirect_uris),
    post_logout_redirect_uris: toTexts(metadata.post_logout_redirect_uris),
    scopes: typeof metadata.scope === 'string' ? metadata.scope.split(' ').filter(Boolean) : null,
    has_old_secret: app.nextSecretHash !== null,
    can_be_tried: app.isActive && isForBrowsers(app),
    created_at: createdAt === 0 ? null : new Date(createdAt).toISOString(),
  }
}

function toProof(method: unknown): 'secret' | 'key' | 'none' {
  if (method === 'none') return 'none'
  return method === 'private_key_jwt' ? 'key' : 'secret'
}
