import { createId } from '../../foundation/create-id.ts'
import { ClientAppError } from '../../identity-provider/client-apps/client-app-error.ts'
import { createClientApps } from '../../identity-provider/client-apps/create-client-apps.ts'
import { listScopes } from '../../identity-provider/scopes.ts'
import type { ClientApp } from '../../kernel/client-apps/client-app.ts'
import { createClientSecret, hashClientSecret } from '../../kernel/client-apps/client-secret.ts'
import { readArguments } from './read-arguments.ts'
import { recordOperation } from './record-operation.ts'
import type { ExitCode, Terminal } from './terminal.ts'
import { toTerminalJson, toTerminalText } from './to-terminal-text.ts'
import { UsageError } from './usage-error.ts'
import { type OpenProject, withProject } from './with-project.ts'

/** `portico clients add`: adds a client app and prints its secret, which cannot be read again. */
export function addClient(terminal: Terminal, args: readonly string[]): Promise<ExitCode> {
  const { values, positionals } = readOptions(args)
  const [name, ...more] = positionals
  if (name === undefined || more.length > 0) {
    throw new UsageError('clients add takes one name; quote it if it has spaces.')
  }
  if (values.public && (values['key-url'] || values['secret-in-body'])) {
    throw new UsageError('--public is for apps without a secret or a key.')
  }
  return withProject(
    terminal,
    values.project,
    async (open) => {
      const { project, ports } = open
      const secret =
        values.public || values['key-url']
          ? null
          : createClientSecret(ports.random, project.projectId)
      const app = toApp(open, name, values, secret)
      verifyScopes(open, values.scope ?? [])
      await ports.storage.transaction(async (tx) => {
        const apps = createClientApps({ projects: [project], storage: tx })
        await apps.add(project.projectId, app).catch(toUsageError)
        await recordOperation(tx, open, terminal, {
          action: 'client_app.added',
          details: { client_id: app.clientId, client_name: app.name },
        })
      })
      say(terminal, app, secret, values.json ?? false)
      return 0
    },
    { mayBegin: true },
  )
}

type Values = ReturnType<typeof readOptions>['values']

const readOptions = (args: readonly string[]) =>
  readArguments(args, {
    project: { type: 'string' },
    id: { type: 'string' },
    description: { type: 'string' },
    'redirect-uri': { type: 'string', multiple: true },
    'post-logout-redirect-uri': { type: 'string', multiple: true },
    'backchannel-logout-uri': { type: 'string' },
    'logo-url': { type: 'string' },
    'key-url': { type: 'string' },
    scope: { type: 'string', multiple: true },
    grant: { type: 'string', multiple: true },
    'first-party': { type: 'boolean' },
    'secret-in-body': { type: 'boolean' },
    native: { type: 'boolean' },
    public: { type: 'boolean' },
    json: { type: 'boolean' },
  })

function toApp(
  { project, ports }: OpenProject,
  name: string,
  values: Values,
  secret: string | null,
): ClientApp {
  const grantTypes = values.grant ?? ['authorization_code', 'refresh_token']
  const metadata = {
    application_type: values.native ? 'native' : 'web',
    redirect_uris: values['redirect-uri'] ?? [],
    post_logout_redirect_uris: values['post-logout-redirect-uri'] ?? [],
    grant_types: grantTypes,
    response_types: grantTypes.includes('authorization_code') ? ['code'] : [],
    token_endpoint_auth_method: toAuthMethod(values),
    ...(values['key-url'] && { jwks_uri: values['key-url'] }),
    ...(values['backchannel-logout-uri'] && {
      backchannel_logout_uri: values['backchannel-logout-uri'],
      backchannel_logout_session_required: true,
    }),
    ...(values.scope && { scope: values.scope.join(' ') }),
  }
  return {
    clientId: values.id ?? createId(ports.random, 'connected-app', project.projectId),
    origin: 'command',
    isFirstParty: values['first-party'] ?? false,
    name,
    description: values.description ?? '',
    logoUrl: values['logo-url'] ?? null,
    secretHash: secret === null ? null : hashClientSecret(secret),
    nextSecretHash: null,
    isActive: true,
    metadata,
    createdAt: ports.clock.now(),
  }
}

function toAuthMethod(values: Values): string {
  if (values.public) return 'none'
  if (values['key-url']) return 'private_key_jwt'
  return values['secret-in-body'] ? 'client_secret_post' : 'client_secret_basic'
}

function verifyScopes({ project }: OpenProject, scopes: readonly string[]): void {
  const known = listScopes(project)
  const unknown = scopes.find((scope) => !known.includes(scope))
  if (unknown !== undefined) {
    throw new UsageError(`Unknown scope "${unknown}". Known scopes: ${known.join(', ')}.`)
  }
}

/** Turns a wrong setting of the app into an error of usage. */
function toUsageError(error: unknown): never {
  if (error instanceof ClientAppError) throw new UsageError(`${error.message}.`)
  throw error
}

function say(terminal: Terminal, app: ClientApp, secret: string | null, asJson: boolean): void {
  if (asJson) {
    const entry = { client_id: app.clientId, client_name: app.name, ...app.metadata }
    terminal.say(toTerminalJson(secret === null ? entry : { ...entry, client_secret: secret }))
    return
  }
  terminal.say(`Added ${toTerminalText(app.name)}.`)
  terminal.say(`client id      ${app.clientId}`)
  if (secret === null) return
  terminal.say(`client secret  ${secret}`)
  terminal.say('The secret is shown only once; only its hash is stored.')
}
