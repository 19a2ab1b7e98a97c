import { Type } from 'typebox'
import { methodSettings } from '../../declarations/all-declarations.ts'
import * as setting from '../../declarations/declare-settings.ts'
import type { PorticoConfig } from './define-config.ts'
import { identityProviderSettings } from './identity-provider-settings.ts'
import { integrationSettings } from './integration-settings.ts'
import { projectSettings } from './project-settings.ts'

const { rbac, sessionCookies, trustedIssuers, brand, mails, emailTemplates, rates, ...general } =
  projectSettings

/** In the order in which the schema's errors are reported. */
const settings = {
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

const project = setting.group({
  projectId: setting.required(setting.matching('^project-(test|live)-[A-Za-z0-9-]{6,64}$')),
  publicToken: setting.required(setting.matching('^public-token-(test|live)-[A-Za-z0-9-]{6,64}$')),
  secretEnv: setting.required(setting.secretVariable),
  name: setting.required(setting.text(64)),
  ...settings,
})

const file = setting.group({
  projects: setting.list(project),
  development: setting.group({ name: setting.text(64), ...settings }),
  auditDays: setting.integer(1, 3650),
  geoipDatabase: setting.text(4_096),
})

/** The schema of the configuration file, whose type follows from the declared settings. */
export const ConfigFileSchema = Type.Unsafe<setting.WrittenOf<typeof file>>(file.schema)

/** Lists the variables that the file names for secrets. */
export const listSecretNames = (config: PorticoConfig) => file.secretNames?.(config) ?? []
