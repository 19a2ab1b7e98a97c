import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { toIssuer } from '../../identity-provider/issuer.ts'
import type { ServiceConfig } from '../../kernel/config/config.ts'

/** Describes each project's issuer for `portico doctor`, with the problems that would make it unusable. */
export function describeIdentityProviders(config: ServiceConfig): readonly string[] {
  const missing = config.mode === 'production' ? 'wrong' : 'note '
  return [
    ...config.projects.flatMap((project) => {
      const { clientApps, allowRegistration, allowMetadataDocuments } = project.identityProvider
      const apps = clientApps.length === 1 ? '1 client app' : `${clientApps.length} client apps`
      return [
        `ok    issuer      ${toIssuer(config, project)} (${project.name}), ${apps} in the configuration`,
        ...(allowRegistration ? ['note  issuer      any app may register itself'] : []),
        ...(allowMetadataDocuments
          ? ['note  issuer      any app may identify itself with a metadata document']
          : []),
      ]
    }),
    ...findMissingFiles(config).map((text) => `${missing} pages       ${text}`),
  ]
}

/** Finds built files that the hosted pages load and that are missing. */
export function findMissingFiles({
  projects,
  staticFolders,
}: Pick<ServiceConfig, 'projects' | 'staticFolders'>): readonly string[] {
  const hasBundle = staticFolders.some((folder) => existsSync(join(folder, 'portico.js')))
  const needsBundle = projects.some(
    ({ identityProvider: { authorizationUrl, logoutUrl }, hostedAccountUrl }) =>
      authorizationUrl === null || logoutUrl === null || hostedAccountUrl !== undefined,
  )
  if (hasBundle || !needsBundle) return []
  const places = staticFolders.length === 0 ? 'there is none' : staticFolders.join(', ')
  return [
    `portico.js is in none of the static folders (${places}): the hosted pages stay empty. Set STATIC_FOLDERS to the folder that holds it, or authorizationUrl and logoutUrl to your own pages`,
  ]
}
