import type { PorticoConfig } from './config-schema.ts'
import type { Environment } from './environment.ts'
import { listVariables } from './find-variable-errors.ts'
import type { WrittenConfig, WrittenProject } from './written-config.ts'

/** Variables that hold no secret, neither alone nor as a part. */
const open: readonly string[] = [
  'DATA_FOLDER',
  'HOST',
  'LOG_LEVEL',
  'MAIL_FROM',
  'NODE_ENV',
  'PORT',
  'PORTICO_BASE_URL',
  'PORTICO_MODE',
  'STATIC_FOLDERS',
  'TRUSTED_PROXIES',
  'UV_THREADPOOL_SIZE',
]

/**
 * Keeps what operators wrote.
 *
 * @param developmentId the id of the project that development creates; null in production
 * @param secrets the variables that the file names for secrets
 */
export function toWrittenConfig(
  { name, config }: { readonly name: string | null; readonly config: PorticoConfig },
  env: Environment,
  developmentId: string | null,
  secrets: readonly string[],
): WrittenConfig {
  const { projects = [], development = {}, languages: _, ...service } = config
  const listed = projects.map(
    ({ projectId, publicToken: __, secretEnv: ___, name: ____, ...settings }, i) =>
      [projectId, { key: `projects[${i}]`, settings }] as const,
  )
  const { name: _____, ...own } = development
  const created: readonly (readonly [string, WrittenProject])[] =
    developmentId === null ? [] : [[developmentId, { key: 'development', settings: own }]]
  return {
    file: name,
    projects: new Map([...created, ...listed]),
    service,
    variables: listVariables(secrets).map((variable) => {
      const text = env[variable]?.trim() || null
      return {
        name: variable,
        isSet: text !== null,
        text: open.includes(variable) ? text : null,
      }
    }),
  }
}
