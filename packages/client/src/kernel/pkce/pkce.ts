/**
 * Proof key for code exchange (RFC 7636): a link works only in the browser in which it was requested. The verifier is
 * stored under the key that other clients of the same project use. It is not a session token, and useless without the
 * link in the user's mailbox. The code of the proof is loaded only when it is needed.
 */

import type { ClientOptions } from '../../foundation/client-options.ts'
import type { StoragePort } from '../../foundation/ports.ts'
import type { ProjectBootstrap } from '../internals.ts'
import type { GetProject } from '../project/project-lookup.ts'

/** Uses a token together with the proof that it was requested in this browser. */
export type UseProof<Reply> = (proof: { code_verifier?: string }) => Promise<Reply>

/** The PKCE proof of one kind of token. */
export interface Pkce {
  /** Returns the challenge that a send must carry; empty unless the project or the client requires PKCE. */
  getChallenge(): Promise<{ code_challenge?: string }>
  /** Like `getChallenge`, but with a new pair: sign-ins that began with the old pair fail. */
  renewChallenge(): Promise<{ code_challenge?: string }>
  /**
   * Uses a token together with its verifier, if there is one, and deletes the verifier after a success.
   *
   * @param useOtherProof - called when there is no verifier, or the verifier does not belong to the token
   */
  withVerifier<Reply>(use: UseProof<Reply>, useOtherProof?: () => Promise<Reply>): Promise<Reply>
  /** Asks a question about a token without using it up; the verifier is kept. */
  showVerifier<Reply>(ask: UseProof<Reply>): Promise<Reply>
}

/** The parts that the proof needs. */
export interface PkceParts {
  storage: StoragePort
  /** The storage key of the pair. */
  key: string
  getProject: GetProject
  /** The client's options; the project may require PKCE as well. */
  options: Pick<ClientOptions, 'requireSameBrowser'>
  /** Tells whether the project requires PKCE for this kind of token. */
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
      // removed at the last moment, so that no other tab stores its pair in between
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
