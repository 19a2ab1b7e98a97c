/**
 * Proof key for code exchange (RFC 7636): a link works only in the browser that asked for it. The verifier
 * is kept where other clients of the same project keep it; it is no session token, and useless without the
 * link in the person's mailbox. What does the work is loaded only where it is needed.
 */
import type { GetProject } from '../calls/project-lookup.ts'
import type { StoragePort } from '../ports.ts'

/** The proof of one kind of token. */
export interface Pkce {
  /** What a send must carry: nothing, unless the project asks for it. */
  getChallenge(): Promise<{ code_challenge?: string }>
  /** Uses a token together with its verifier, if there is one, and forgets that after a success. */
  withVerifier<Reply>(use: (proof: { code_verifier?: string }) => Promise<Reply>): Promise<Reply>
}

/** What the proof needs. */
export interface PkceParts {
  storage: StoragePort
  /** Where the pair is kept. */
  key: string
  getProject: GetProject
}

/** Makes the proof of magic links. */
export function createPkce({ storage, key, getProject }: PkceParts): Pkce {
  const load = () => import('./pair.ts')
  return {
    async getChallenge() {
      const { pkceRequiredForEmailMagicLinks } = await getProject()
      if (!pkceRequiredForEmailMagicLinks) return {}
      const { getPair } = await load()
      return { code_challenge: getPair(storage, key).code_challenge }
    },
    async withVerifier(use) {
      if (!storage.get(key)) return use({})
      const { useWithPair } = await load()
      return useWithPair(storage, key, use)
    },
  }
}
