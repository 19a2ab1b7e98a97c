/**
 * Decides whether a call carries proofs of the abuse defence (protocol facts, section 2.10). The code of the defence
 * is loaded only for a project that switched it on; for other projects nothing is loaded or sent.
 */
import type { GetProject } from '../project/project-lookup.ts'
import type { CallService } from '../request/request.ts'
import type { Defence, DefenceParts } from './defence.ts'

/** Which proofs a call may carry: captcha and fingerprint, or the captcha alone. */
export type DefenceLevel = 'full' | 'captcha'

/** Sends the call, with the given fields added. */
export type Send<Reply> = (fields: object) => Promise<Reply>

/** The parts that the guard needs. */
export interface GuardParts extends Omit<DefenceParts, 'project'> {
  getProject: GetProject
}

/** The abuse defence of one client. */
export interface Guard {
  /** Makes a call, with the proofs that the project asks for if the call may carry them. */
  call: CallService
  /**
   * Loads the code and scripts of the defence early: the captcha's scores are better, and the first send is faster.
   * Never rejects.
   */
  prepare(): Promise<void>
}

/** Makes the guard of one client. */
export function createGuard(parts: GuardParts): Guard {
  const { wire, getProject, reportError } = parts
  async function findDefence(): Promise<Defence | undefined> {
    const project = await getProject()
    if (!project.captchaSettings.enabled && !project.runDFPProtectedAuth) return undefined
    const { createDefence } = await import('./defence.ts')
    return createDefence({ ...parts, project })
  }
  return {
    async call(operation, body, options = {}) {
      const { defence: level, signal } = options
      const defence = level && (await findDefence())
      if (!defence) return wire.call(operation, body, options)
      const send = (fields: object) =>
        wire.call(operation, Object.assign({}, body, fields), {
          ...options,
          // a captcha token works once, so a request that may have arrived is not repeated
          isRepeatable: false,
          // a request that asks for another proof is no failure of the call
          isQuiet: true,
        })
      try {
        return await defence.defend(level, send, signal)
      } catch (error) {
        if (!signal?.aborted && !options.isQuiet) reportError(error)
        throw error
      }
    },
    async prepare() {
      try {
        const defence = await findDefence()
        defence?.prepare()
      } catch (error) {
        reportError(error)
      }
    },
  }
}
