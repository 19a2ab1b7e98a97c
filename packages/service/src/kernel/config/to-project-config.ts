import { createHash } from 'node:crypto'
import { findMethodProblems, toMethodConfigs } from '../../declarations/all-declarations.ts'
import type { ConfigProblem } from '../../foundation/errors/config-error.ts'
import { findProblemsOf } from '../../foundation/settings/declare-settings.ts'
import type { ProjectConfig } from './config.ts'
import {
  type ProjectSettings,
  projectSettings,
  type SettingConfigs,
  toSettingConfigs,
} from './project-settings.ts'

/** A project's public names and the hash of its secret. */
export type ProjectIdentity = Pick<
  ProjectConfig,
  'projectId' | 'publicToken' | 'secretHash' | 'name' | 'allowLoopback'
>

/** The configuration that depends on the environment. */
export type ReadConfig = Pick<
  ProjectConfig,
  'captcha' | 'fingerprint' | 'webhooks' | 'identityProvider'
> & {
  /** The secrets of methods, by the names of their variables. */
  readonly secrets: Readonly<Record<string, string>>
}

/** Hashes a secret with SHA-256 to hex. It is long and random, so a slow hash is not needed. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('hex')

/**
 * Fills in the defaults of missing settings.
 *
 * @param defaults the values that a project inherits from the service
 */
export const toProjectConfig = (
  identity: ProjectIdentity,
  settings: ProjectSettings,
  defaults: Pick<SettingConfigs, 'rates' | 'emailDomains'>,
  { secrets, ...read }: ReadConfig,
): ProjectConfig => ({
  ...identity,
  ...read,
  ...toSettingConfigs(settings, defaults),
  ...toMethodConfigs({ ...settings, secrets }),
})

/**
 * Finds problems that a schema cannot express: inexact addresses, and settings that contradict each other.
 *
 * @param secrets the values of the secrets whose variables the method settings name
 */
export const findSettingsProblems = (
  key: string,
  settings: ProjectSettings,
  secrets: Readonly<Record<string, string>>,
): readonly ConfigProblem[] => [
  ...findProblemsOf(projectSettings, settings, {}, key),
  ...findUnknownRoles(key, settings),
  ...findMethodProblems({ ...settings, secrets }).map((problem) => ({
    ...problem,
    key: `${key}.${problem.key}`,
  })),
]

/** Finds roles of which a second step is required and which the policy does not have: no user could have them. */
const findUnknownRoles = (
  key: string,
  { factors, rbac }: Pick<ProjectSettings, 'factors' | 'rbac'>,
): readonly ConfigProblem[] =>
  (factors?.roles ?? []).flatMap((role, i) =>
    rbac?.roles?.some(({ roleId }) => roleId === role)
      ? []
      : [
          {
            key: `${key}.factors.roles[${i}]`,
            message: `is "${role}", which is not in rbac.roles`,
          },
        ],
  )
