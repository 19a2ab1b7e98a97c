/**
 * Whether a password may be set: the project's policy, the person's own words, and the lists of leaks. It
 * judges and says why; who asks, and what follows, is decided by the method.
 */
import { limits } from '@portico/contract'
import type { ProjectConfig } from '../config/config.ts'
import type { BreachCheck } from './breach/breach-check.ts'
import { toPasswordText } from './password-text.ts'
import { findLudsRequirements, type LudsRequirements } from './strength/find-luds-requirements.ts'
import type { StrengthMeter } from './strength/strength-meter.ts'

/** What is to be judged, for whom. */
export interface PasswordCandidate {
  readonly project: ProjectConfig
  readonly password: string
  /** The person's own words, which make a bad password: address, names. */
  readonly words: readonly string[]
}

/** The verdict. */
export interface PasswordEvaluation {
  readonly isValid: boolean
  /** 0 to 4. */
  readonly score: number
  readonly isBreached: boolean
  readonly warning: string
  readonly suggestions: readonly string[]
  readonly luds: LudsRequirements
}

export interface PasswordPolicy {
  /** @throws AuthError `bad_request` for no password, `server_unavailable` when too many are judged */
  evaluate(asked: PasswordCandidate): Promise<PasswordEvaluation>
}

/** Makes a judge of its parts. */
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

/** `Ada.Lovelace@example.com` is known as a whole, and as each of its words. */
function toParts(words: string): string[] {
  return [words, ...words.split(/[^\p{L}\p{N}]+/u)].filter((word) => word.length > 2)
}
