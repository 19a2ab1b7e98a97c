/**
 * Builds the service's configuration from files and environment. All problems are reported at once. Production does not
 * start without its own keys, projects, address and mail server.
 */

import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { findHostedProblems, toDevelopmentSettings } from '../../declarations/all-declarations.ts'
import { ConfigError, type ConfigProblem } from '../../foundation/errors/config-error.ts'
import { toAccessConfig } from './access-settings.ts'
import type { ProjectConfig, ServiceConfig } from './config.ts'
import { listSecretNames, type PorticoConfig, type ProjectSource } from './config-schema.ts'
import { developmentRates, productionRates } from './default-rates.ts'
import { withClientApp } from './development-client-app.ts'
import { type DevelopmentIdentity, loadDevelopmentIdentity } from './development-identity.ts'
import { type Environment, readEnvironment } from './environment.ts'
import { findBuiltFolders } from './find-built-folders.ts'
import { findCookieProblems } from './find-cookie-problems.ts'
import { findGeoipProblems } from './find-geoip-problems.ts'
import { findIdentityProviderClashes } from './find-identity-provider-clashes.ts'
import { findLanguageProblems } from './find-language-problems.ts'
import { findStaticProblem } from './find-static-problem.ts'
import { findVariableErrors, hintAtSet } from './find-variable-errors.ts'
import { findWeakSettings } from './find-weak-settings.ts'
import { loadConfigFile } from './load-config-file.ts'
import type { ProjectSettings } from './project-settings.ts'
import { readIdentityProvider, withDevelopmentSecrets } from './read-identity-provider.ts'
import { readIntegrations, type SettingsPlace } from './read-integrations.ts'
import { readMethodSecrets } from './read-method-secrets.ts'
import { findSecretError, parseRootKey } from './secrets.ts'
import { toHostedUrls } from './to-hosted-urls.ts'
import {
  findSettingsProblems,
  hashSecret,
  type ReadConfig,
  toProjectConfig,
} from './to-project-config.ts'
import { toWrittenConfig } from './to-written-config.ts'

/** The environment, and the folder of `portico.config.ts` and of relative paths. */
export interface ConfigSource {
  readonly env: Environment
  readonly workingFolder: string
}

/** The result of examining the configuration. */
export interface ExaminedConfig {
  /** Null when there are problems. */
  readonly config: ServiceConfig | null
  /** Each problem with the key or variable to change. */
  readonly problems: readonly ConfigProblem[]
  /** Notes on names that are allowed but may be typos, and on weak settings. */
  readonly notes: readonly string[]
  /** For `portico doctor`, which tests these connections even when other settings are invalid. */
  readonly settings: Pick<ServiceConfig, 'database' | 'mail'>
  /** Null when it is invalid. */
  readonly rootKey: Uint8Array | null
}

/**
 * Loads the configuration.
 *
 * @throws ConfigError with all problems, each with the key or variable to change
 */
export async function loadConfig(source: ConfigSource): Promise<ServiceConfig> {
  const { config, problems } = await examineConfig(source)
  if (config === null) throw new ConfigError(problems)
  return config
}

/** Turns on what is on in new projects, unless the settings say otherwise. Projects that exist are not changed. */
const toNewProject = (written: ProjectSettings = {}): ProjectSettings => ({
  ...written,
  factors: { newDevice: true, ...written.factors },
})

/**
 * Loads the configuration, or returns all its problems.
 *
 * @param options.isReadOnly does not store a newly created development project
 */
export async function examineConfig(
  source: ConfigSource,
  { isReadOnly = false }: { readonly isReadOnly?: boolean } = {},
): Promise<ExaminedConfig> {
  const { env, workingFolder } = source
  const problems: ConfigProblem[] = []
  const settings = readEnvironment(env, workingFolder, problems)
  const isDevelopment = settings.mode === 'development'
  const loaded = await loadConfigFile(workingFolder)
  problems.push(...loaded.problems)
  const written = loaded.config ?? {}
  const file = isDevelopment
    ? {
        ...written,
        development: toDevelopmentSettings(
          withClientApp(toNewProject(written.development), env, problems),
          settings.baseUrl,
        ),
      }
    : written

  const defaults = {
    rates: isDevelopment ? developmentRates : productionRates,
    emailDomains: settings.mail.from === null ? [] : [settings.mail.from.split('@')[1] ?? ''],
  }
  const place = { env, isDevelopment, defaults, problems }
  const projects = (file.projects ?? []).map((project, index) =>
    readProject(`projects[${index}]`, project, {
      ...place,
      // Only the first project has an empty path; in development that is the development project.
      defaultPath: index === 0 && !isDevelopment ? '' : `/${project.projectId}`,
    }),
  )
  problems.push(...findRepeats(file.projects ?? []))
  problems.push(...findCookieProblems(listSettings(file, isDevelopment), settings.baseUrl))
  problems.push(...findSignInProblems(listSettings(file, isDevelopment), settings.baseUrl))
  const read = readWithEnvironment(isDevelopment ? (file.development ?? {}) : {}, {
    ...place,
    key: 'development',
    defaultPath: '',
  })
  const paths = [
    ...(isDevelopment ? [read.identityProvider.path] : []),
    ...projects.map(({ identityProvider }) => identityProvider.path),
  ]
  problems.push(
    ...findIdentityProviderClashes(
      listSettings(file, isDevelopment).map(([key, settings], index) => ({
        key,
        settings,
        path: paths[index] ?? '',
      })),
    ),
  )
  if (isDevelopment) {
    problems.push(...findSettingsProblems('development', file.development ?? {}, read.secrets))
  } else if (projects.length === 0 && loaded.problems.length === 0) {
    problems.push(toNoProjects(loaded.name, workingFolder))
  }
  if (file.geoipDatabase !== undefined) {
    problems.push(...(await findGeoipProblems(resolve(workingFolder, file.geoipDatabase))))
  }
  problems.push(...findLanguageProblems(file.languages ?? {}))
  const owned = listOwnFiles(workingFolder, loaded.name, { file, settings })
  const staticFolders = readStaticFolders({ env, workingFolder, isDevelopment, owned }, problems)
  const weak = findWeakSettings({ env, settings, projects: listSettings(file, isDevelopment) })
  problems.push(...weak.problems)
  const givenKey = readRootKey(env, isDevelopment, problems)
  // The names of secrets are known only when the file was readable.
  const errors = findVariableErrors(env, listSecretNames(file))
  problems.push(...(loaded.config === null ? [] : errors.problems))
  const notes = [...errors.notes, ...weak.notes]
  const examined = { notes, settings, rootKey: givenKey }
  if (problems.length > 0) {
    const known = listSecretNames(file)
    return {
      ...examined,
      config: null,
      problems: problems.map((problem) => hintAtSet(problem, env, known)),
    }
  }

  const identity = isDevelopment
    ? await loadDevelopmentIdentity(settings.dataFolder, { isReadOnly })
    : null
  const rootKey = givenKey ?? Buffer.from(identity?.rootKey ?? '', 'base64url')
  const { dataFolder: _, ...rest } = settings
  const config: ServiceConfig = {
    ...rest,
    rootKey,
    projects: (identity === null
      ? projects
      : [
          toDevelopmentProject(identity, file, { defaults, read, baseUrl: settings.baseUrl }),
          ...projects,
        ].map((project) => ({
          ...project,
          identityProvider: withDevelopmentSecrets(project.identityProvider, rootKey),
        }))
    ).map((project) => withOwnPages(project, settings.baseUrl)),
    admin: file.admin ?? true,
    auditDays: file.auditDays ?? 365,
    geoipDatabase:
      file.geoipDatabase === undefined ? null : resolve(workingFolder, file.geoipDatabase),
    languages: file.languages ?? {},
    staticFolders,
    written: toWrittenConfig(
      { name: loaded.name, config: written },
      env,
      identity?.projectId ?? null,
      listSecretNames(file),
    ),
    developmentSecret: identity?.secret ?? null,
  }
  return { ...examined, config, problems, rootKey }
}

/** Lists the files and the folder that no static folder may serve. */
const listOwnFiles = (
  workingFolder: string,
  name: string | null,
  {
    file: { geoipDatabase },
    settings: { database, dataFolder },
  }: {
    readonly file: Pick<PorticoConfig, 'geoipDatabase'>
    readonly settings: Pick<ReturnType<typeof readEnvironment>, 'database' | 'dataFolder'>
  },
): readonly string[] => [
  ...(name === null ? [] : [resolve(workingFolder, name)]),
  ...(geoipDatabase === undefined ? [] : [resolve(workingFolder, geoipDatabase)]),
  ...(database.kind === 'sqlite' ? [database.file] : []),
  dataFolder,
]

/** Finds ways in that the hosted pages of a project cannot offer. */
const findSignInProblems = (
  projects: ReturnType<typeof listSettings>,
  baseUrl: string,
): readonly ConfigProblem[] =>
  projects.flatMap(([key, own]) => {
    const methods = own.identityProvider?.signInMethods ?? []
    const at = `${key}.identityProvider.signInMethods`
    return findHostedProblems(own, { methods, baseUrl }).map((message) => ({ key: at, message }))
  })

function toNoProjects(name: string | null, workingFolder: string): ConfigProblem {
  return name === null
    ? {
        key: 'portico.config.ts',
        message: `is missing in ${workingFolder}; create one that lists a project, or start in its folder`,
      }
    : { key: 'projects', message: `is empty; list a project in the default export of ${name}` }
}

/**
 * Allows the service's own origin, because its hosted pages call the service like a host's pages do. No other site has
 * that origin.
 */
function withOwnPages(own: ProjectConfig, baseUrl: string): ProjectConfig {
  const { authorizationUrl, logoutUrl } = own.identityProvider
  const project: ProjectConfig = { ...own, ...toHostedUrls(own, baseUrl) }
  const isHosted =
    authorizationUrl === null || logoutUrl === null || project.hostedAccountUrl !== undefined
  if (!isHosted || project.allowedOrigins.includes(baseUrl)) return project
  return { ...project, allowedOrigins: [...project.allowedOrigins, baseUrl] }
}

/** Lists each project's settings with their key in the configuration. */
function listSettings(file: PorticoConfig, isDevelopment: boolean) {
  const projects = (file.projects ?? []).map((project, i) => [`projects[${i}]`, project] as const)
  return [...(isDevelopment ? [['development', file.development ?? {}] as const] : []), ...projects]
}

type Defaults = Parameters<typeof toProjectConfig>[2]

interface Place extends SettingsPlace {
  /** The path of the issuer unless the settings set one. */
  readonly defaultPath: string
}

/** Combines settings with their secrets from the environment. */
function readWithEnvironment(settings: ProjectSettings, place: Place): ReadConfig {
  const { rbac } = toAccessConfig(settings)
  return {
    ...readIntegrations(settings, place),
    secrets: readMethodSecrets(settings, place),
    identityProvider: readIdentityProvider(settings, { ...place, rbac }),
  }
}

function readProject(
  key: string,
  project: ProjectSource,
  place: Omit<Place, 'key'> & { readonly defaults: Defaults },
): ProjectConfig {
  const { env, problems } = place
  const { projectId, publicToken, secretEnv, name, ...settings } = project
  const secret = env[secretEnv]
  const error =
    secret === undefined
      ? `is missing; it is the secret of ${projectId} (${key}.secretEnv)`
      : findSecretError(secret)
  if (error !== null) problems.push({ key: secretEnv, message: error })
  if (toStage(projectId) !== toStage(publicToken)) {
    problems.push({
      key: `${key}.publicToken`,
      message: 'must be test or live like the projectId',
    })
  }
  if (toStage(projectId) === 'live' && settings.originPatterns?.length) {
    problems.push({
      key: `${key}.originPatterns`,
      message:
        'is for test projects alone, because anybody with a fitting name could use the project; list each origin in allowedOrigins, or move the patterns to a project whose id begins with "project-test-"',
    })
  }
  const read = readWithEnvironment(settings, { key, ...place })
  problems.push(...findSettingsProblems(key, settings, read.secrets))
  const identity = {
    projectId,
    publicToken,
    name,
    secretHash: hashSecret(secret ?? ''),
    allowLoopback: false,
  }
  return toProjectConfig(identity, settings, place.defaults, read)
}

const toStage = (text: string) => (/-live-/.test(text) ? 'live' : 'test')

/** Two projects with the same id, token or secret would share users. */
function findRepeats(projects: readonly ProjectSource[]): ConfigProblem[] {
  return (['projectId', 'publicToken', 'secretEnv'] as const).flatMap((field) =>
    projects.flatMap((project, index) => {
      const first = projects.findIndex((other) => other[field] === project[field])
      return first === index
        ? []
        : [{ key: `projects[${index}].${field}`, message: `is already used by projects[${first}]` }]
    }),
  )
}

/**
 * Reads the root key.
 *
 * @returns null when development uses its own
 */
function readRootKey(
  env: Environment,
  isDevelopment: boolean,
  problems: ConfigProblem[],
): Uint8Array | null {
  const text = env.PORTICO_ROOT_KEY
  const key =
    text === undefined || text.trim() === ''
      ? "is missing; every other key is derived from it. Generate one with: node -e \"console.log(require('node:crypto').randomBytes(32).toString('base64url'))\""
      : parseRootKey(text)
  if (typeof key !== 'string') return key
  if (!isDevelopment || text !== undefined) problems.push({ key: 'PORTICO_ROOT_KEY', message: key })
  return null
}

function toDevelopmentProject(
  identity: DevelopmentIdentity,
  file: PorticoConfig,
  place: { readonly defaults: Defaults; readonly read: ReadConfig; readonly baseUrl: string },
): ProjectConfig {
  const { name = 'Portico', ...settings } = file.development ?? {}
  return toProjectConfig(
    {
      projectId: identity.projectId,
      publicToken: identity.publicToken,
      secretHash: hashSecret(identity.secret),
      name,
      allowLoopback: true,
    },
    // Without configured redirect URLs, links redirect to the playground.
    { redirectUrls: [`${place.baseUrl}/authenticate`], ...settings },
    place.defaults,
    place.read,
  )
}

/** Reads `STATIC_FOLDERS`; by default finds the installed bundle, and in development the playground. */
function readStaticFolders(
  {
    env,
    workingFolder,
    isDevelopment,
    owned,
  }: ConfigSource & { readonly isDevelopment: boolean; readonly owned: readonly string[] },
  problems: ConfigProblem[],
): readonly string[] {
  const wanted = env.STATIC_FOLDERS?.trim()
  if (!wanted) return findBuiltFolders(isDevelopment)
  const folders = wanted.split(',').map((folder) => resolve(workingFolder, folder.trim()))
  const missing = folders.filter((folder) => !existsSync(folder))
  for (const folder of missing) {
    problems.push({ key: 'STATIC_FOLDERS', message: `names ${folder}, which is not a folder` })
  }
  for (const folder of folders.filter((one) => !missing.includes(one))) {
    const message = findStaticProblem(folder, owned)
    if (message !== null) problems.push({ key: 'STATIC_FOLDERS', message })
  }
  return folders
}
