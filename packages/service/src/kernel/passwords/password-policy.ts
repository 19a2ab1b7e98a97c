/**
 * Judges whether a password may be set, by the project's policy, the user's own words, and the lists of leaks. The
 * method decides when it is asked and what follows.
 */
import { limits } from '@portico/contract'
import type { ProjectConfig } from '../config/config.ts'
import type { BreachCheck } from './breach/breach-check.ts'
import { toPasswordText } from './password-text.ts'
import { findLudsRequirements, type LudsRequirements } from './strength/find-luds-requirements.ts'
import type { StrengthMeter } from './strength/strength-meter.ts'

/** A password to judge, with its user and project. */
export interface PasswordCandidate {
  readonly project: ProjectConfig
  readonly password: string
  /** The user's address and names, which make a weak password. */
  readonly words: readonly string[]
}

/** The result of judging a password. */
export interface PasswordEvaluation {
  readonly isValid: boolean
  /** From 0 to 4. */
  readonly score: number
  readonly isBreached: boolean
  readonly warning: string
  readonly suggestions: readonly string[]
  readonly luds: LudsRequirements
}

export interface PasswordPolicy {
  /**
   * Judges a password.
   *
   * @throws AuthError `bad_request` for an empty password, `server_unavailable` when too many are being judged
   */
  evaluate(asked: PasswordCandidate): Promise<PasswordEvaluation>
}

/** Creates the policy from its parts. */
export function createPasswordPolicy(parts: {
  readonly meter: StrengthMeter
  readonly breach: BreachCheck
}): PasswordPolicy {
  return {
    async evaluate({ project, password, words }) {
      const text = toPasswordText(password)
      const { strengthPolicy, luds: policy, breachDetection } = project.passwords
      const luds = findLudsRequirements(text, policy)
      const estimate = await parts.meter.estimate({
        password: text,
        words: [project.name, ...words].flatMap(toParts),
      })
      const isStrong =
        strengthPolicy === 'luds'
          ? luds.missing_characters === 0 && luds.missing_complexity === 0
          : estimate.score >= limits.password.leastScore
      const isBreached =
        breachDetection.onCreate && (await parts.breach.isBreached(text, { askOutside: isStrong }))
      return { ...estimate, luds, isBreached, isValid: isStrong && !isBreached }
    },
  }
}

/** Splits `Ada.Lovelace@example.com` into the whole text and each of its words. */
function toParts(words: string): string[] {
  return [words, ...words.split(/[^\p{L}\p{N}]+/u)].filter((word) => word.length > 2)
}
