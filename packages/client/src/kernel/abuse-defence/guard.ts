/**
 * Decides whether a call carries abuse defence (protocol facts, section 2.10). What does the work is
 * loaded only for a project that switched it on: otherwise not a byte is loaded and nothing is sent.
 */
import type { GetProject } from '../project/project-lookup.ts'
import type { CallService } from '../request/request.ts'
import type { Defence, DefenceParts } from './defence.ts'

/** What a call may carry: both, or the captcha alone. */
export type DefenceLevel = 'full' | 'captcha'

/** Sends the call, with more fields if given. */
export type Send = (fields?: object) => Promise<unknown>

/** What the guard needs. */
export interface GuardParts extends Omit<DefenceParts, 'project'> {
  getProject: GetProject
}

/** The abuse defence of one client. */
export interface Guard {
  /** Makes a call, with what the project asks for where the call may carry it. */
  call: CallService
  /** Loads early what the project asks for: scores are better, and the first send is faster. Never rejects. */
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
      return defence
        ? wire.call(operation, body, {
            ...options,
            // a captcha's token is good once: what may have arrived is not sent again
            isRepeatable: false,
            defend: (send) => defence.defend(level, send, signal),
          })
        : wire.call(operation, body, options)
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
