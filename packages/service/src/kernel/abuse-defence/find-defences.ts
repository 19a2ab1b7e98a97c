import type { Logger } from 'pino'
import type { Captcha } from '../captcha/captcha.ts'
import { createRecaptcha } from '../captcha/recaptcha.ts'
import type { ProjectConfig } from '../config/config.ts'
import type { Fingerprint } from '../fingerprint/fingerprint.ts'
import { createLookupFingerprint } from '../fingerprint/lookup-fingerprint.ts'

/** Builds each project's captcha and fingerprint once, by its configuration. */
export function createDefenceFinders(
  projects: readonly ProjectConfig[],
  { proofOfWork, log }: { readonly proofOfWork: Captcha; readonly log: Logger },
) {
  const captchas = new Map<string, Captcha>()
  const fingerprints = new Map<string, Fingerprint>()
  for (const { projectId, captcha, fingerprint } of projects) {
    if (captcha.kind === 'proof-of-work') captchas.set(projectId, proofOfWork)
    if (captcha.kind === 'recaptcha') captchas.set(projectId, createRecaptcha(captcha, { log }))
    if (fingerprint.kind === 'lookup') {
      fingerprints.set(projectId, createLookupFingerprint(fingerprint, { log }))
    }
  }
  return {
    findCaptcha: ({ projectId }: ProjectConfig) => captchas.get(projectId) ?? null,
    findFingerprint: ({ projectId }: ProjectConfig) => fingerprints.get(projectId) ?? null,
  }
}
