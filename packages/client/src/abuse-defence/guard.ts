/**
 * Decides whether a call carries abuse defence (protocol facts, section 2.10). What does the work is
 * loaded only for a project that switched it on: otherwise not a byte is loaded and nothing is sent.
 */
import type { ClientBootstrap } from '../bootstrap.ts'
import type { ProjectBootstrap } from '../internals.ts'
import type { Defence } from './defence.ts'

/** What a call may carry: both, or the captcha alone. */
export type DefenceLevel = 'full' | 'captcha'

/** Sends the call, with more fields if given. */
export type Send = (fields?: object) => Promise<unknown>

/** Sends a call with what the project's abuse defence asks for. */
export type Defend = (level: DefenceLevel, send: Send, signal?: AbortSignal) => Promise<unknown>

/** What the guard needs. */
export interface GuardParts {
  bootstrap: ClientBootstrap
  /** Loads and makes what does the work. */
  load(project: ProjectBootstrap): Promise<Defence>
}

/** The abuse defence of one client. */
export interface Guard {
  defend: Defend
  /** Loads early what the project asks for: scores are better, and the first send is faster. */
  prepare(): Promise<void>
}

/** Makes the guard of one client. */
export function createGuard({ bootstrap, load }: GuardParts): Guard {
  async function getDefence(): Promise<Defence | undefined> {
    const project = await bootstrap.getSoon()
    if (project.captchaSettings.enabled || project.runDFPProtectedAuth) return load(project)
    return undefined
  }
  return {
    async defend(level, send, signal) {
      const defence = await getDefence()
      return defence ? defence.defend(level, send, signal) : send()
    },
    async prepare() {
      const defence = await getDefence()
      defence?.prepare()
    },
  }
}
