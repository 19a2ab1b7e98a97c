/**
 * The client app that `npm start` runs beside the service. The service knows it without configuration, in development
 * only.
 */

import { findOriginError } from '../../foundation/addresses/exact-url.ts'
import type { ConfigProblem } from '../../foundation/errors/config-error.ts'
import type { ProjectConfig } from './config.ts'
import type { PorticoConfig } from './config-schema.ts'
import type { Environment } from './environment.ts'

const clientId = 'client-app'
const variable = 'PORTICO_CLIENT_APP'

type Settings = NonNullable<PorticoConfig['development']>

/** Adds the client app that the environment names to the development project's settings. */
export function withClientApp(
  settings: Settings,
  env: Environment,
  problems: ConfigProblem[],
): Settings {
  const origin = env[variable]?.trim() ?? ''
  const { identityProvider = {} } = settings
  const { clientApps = [] } = identityProvider
  if (origin === '' || clientApps.some((app) => app.clientId === clientId)) return settings
  const error = findOriginError(origin)
  if (error !== null) {
    problems.push({ key: variable, message: error })
    return settings
  }
  const app = {
    clientId,
    name: 'Fieldnotes',
    description: 'The client app that npm start runs',
    type: 'third_party',
    redirectUris: [`${origin}/callback`],
    postLogoutRedirectUris: [`${origin}/`],
    backchannelLogoutUri: `${origin}/backchannel-logout`,
    websiteUrl: `${origin}/`,
  } as const
  return {
    ...settings,
    identityProvider: { ...identityProvider, clientApps: [...clientApps, app] },
  }
}

/** Returns the client app's address; null when it does not run. */
export function findClientAppUrl(
  project: Pick<ProjectConfig, 'identityProvider'> | undefined,
): string | null {
  const app = project?.identityProvider.clientApps.find((one) => one.clientId === clientId)
  const address = app?.metadata.client_uri
  return typeof address === 'string' ? address : null
}
