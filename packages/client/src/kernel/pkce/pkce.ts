/**
 * Proof key for code exchange (RFC 7636): a link works only in the browser that asked for it. The verifier
 * is kept where other clients of the same project keep it; it is no session token, and useless without the
 * link in the person's mailbox. What does the work is loaded only where it is needed.
 */

import type { ClientOptions } from '../../foundation/client-options.ts'
import type { StoragePort } from '../../foundation/ports.ts'
import type { ProjectBootstrap } from '../internals.ts'
import type { GetProject } from '../project/project-lookup.ts'

/** Uses a token together with what proves that it was asked for here. */
export type UseProof<Reply> = (proof: { code_verifier?: string }) => Promise<Reply>

/** The proof of one kind of token. */
export interface Pkce {
  /** What a send must carry: nothing, unless the project asks for it. */
  getChallenge(): Promise<{ code_challenge?: string }>
  /** The same with a pair that nothing has used before: what was begun earlier and not finished ends with it. */
  renewChallenge(): Promise<{ code_challenge?: string }>
  /**
   * Uses a token together with its verifier, if there is one, and forgets that after a success.
   *
   * @param useOtherProof - instead, where there is no verifier or it is not the token's
   */
  withVerifier<Reply>(use: UseProof<Reply>, useOtherProof?: () => Promise<Reply>): Promise<Reply>
  /** The same for a question that uses nothing up: the verifier is kept. */
  showVerifier<Reply>(ask: UseProof<Reply>): Promise<Reply>
}

/** What the proof needs. */
export interface PkceParts {
  storage: StoragePort
  /** Where the pair is kept. */
  key: string
  getProject: GetProject
  /** The client's own word; the project's may ask for it as well. */
  options: Pick<ClientOptions, 'requireSameBrowser'>
  /** Whether the project asks for it. */
  isRequired(project: ProjectBootstrap): boolean
}

/** Makes the proof of one kind of token. */
export function createPkce({ storage, key, getProject, options, ...parts }: PkceParts): Pkce {
  const load = () => import('./pair.ts')
  const isRequired = (project: ProjectBootstrap) =>
    options.requireSameBrowser || parts.isRequired(project)
  return {
    async getChallenge() {
      if (!isRequired(await getProject())) return {}
      const { getPair } = await load()
      return { code_challenge: getPair(storage, key).code_challenge }
    },
    async renewChallenge() {
      const isNeeded = isRequired(await getProject())
      const { getPair } = isNeeded ? await load() : {}
      // at the last moment, so that no other tab's pair comes in between
      storage.remove(key)
      return getPair ? { code_challenge: getPair(storage, key).code_challenge } : {}
    },
    async withVerifier(use, useOtherProof) {
      if (!storage.get(key)) return useOtherProof ? useOtherProof() : use({})
      const { useWithPair } = await load()
      return useWithPair(storage, key, use, useOtherProof)
    },
    async showVerifier(ask) {
      if (!storage.get(key)) return ask({})
      const { askWithPair } = await load()
      return askWithPair(storage, key, ask)
    },
  }
}
