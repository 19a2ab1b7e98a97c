/** The settings of `portico.config.ts`. Secrets are never in the file, which names their environment variables. */

import { Type } from 'typebox'
import { methodSettings } from '../../declarations/all-declarations.ts'
import * as setting from '../../foundation/settings/declare-settings.ts'
import { identityProviderSettings } from './identity-provider-settings.ts'
import { integrationSettings } from './integration-settings.ts'
import { type ProjectSettings, projectSettings } from './project-settings.ts'

const { rbac, sessionCookies, trustedIssuers, brand, mails, emailTemplates, rates, ...general } =
  projectSettings

/** The declared settings of a project, in the order in which the schema's errors are reported. */
export const settings = {
  ...general,
  ...methodSettings,
  emailTemplates,
  brand,
  mails,
  rbac,
  sessionCookies,
  trustedIssuers,
  ...integrationSettings,
  ...identityProviderSettings,
  rates,
}

const identity = {
  /** `project-live-…` or `project-test-…` */
  projectId: setting.required(setting.matching('^project-(test|live)-[A-Za-z0-9-]{6,64}$')),
  /** `public-token-live-…` or `public-token-test-…`; pages contain it, so it is no secret. */
  publicToken: setting.required(setting.matching('^public-token-(test|live)-[A-Za-z0-9-]{6,64}$')),
  /** Name of the environment variable that holds the project's secret. */
  secretEnv: setting.required(setting.secretVariable),
  /** The name that mails show, "Sign in to {name}"; up to 64 characters. */
  name: setting.required(setting.text(64)),
}

/** One project: a site, its users, and its settings. */
export interface ProjectSource extends ProjectSettings, setting.WrittensOf<typeof identity> {}

interface DevelopmentSettings extends ProjectSettings {
  readonly name?: string
}

const project: setting.DeclaredSetting<ProjectSource, unknown> = setting.group({
  ...identity,
  ...settings,
})
const development: setting.DeclaredSetting<DevelopmentSettings, unknown> = setting.group({
  name: setting.text(64),
  ...settings,
})

const file = setting.group({
  /** Projects, in production and in development. @default [] */
  projects: setting.list(project),
  /**
   * Settings of the project that development creates, with its own ids and secret. It allows pages on any loopback
   * origin.
   */
  development,
  /**
   * The operators’ console at `/admin`, which is there as soon as an operator was invited (`portico admin invite`).
   * False: never.
   *
   * @default true
   */
  admin: setting.flag(true),
  /** How many days the audit log is kept; 1 to 3650. @default 365 */
  auditDays: setting.integer(1, 3650),
  /**
   * Path of a MaxMind DB file of cities (such as GeoLite2 City), relative to the configuration's folder. Mails then
   * name a city near the place of a request. No address leaves the service for that.
   *
   * @default mails name no place
   */
  geoipDatabase: setting.text(4_096),
  /**
   * Languages of your own for mails, text messages, pages and errors: texts by language, as a BCP 47 tag, and by id, as
   * `portico texts import` writes them. For a language that Portico has, single texts that replace Portico's.
   *
   * @default {}
   */
  languages: setting.record(setting.record(setting.value<string>(Type.String()))),
})

/** The configuration file. */
export interface PorticoConfig extends setting.WrittenOf<typeof file> {}

/** The schema of the configuration file. */
export const ConfigFileSchema = Type.Unsafe<PorticoConfig>(file.schema)

/** Lists the variables that the file names for secrets. */
export const listSecretNames = (config: PorticoConfig) => file.secretNames?.(config) ?? []
