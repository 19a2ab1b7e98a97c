import type { ClientApp } from '../call/replies.ts'
import { words } from '../words/words.ts'

/** The kind of an app in words: by where it runs, and how it proves itself. */
export function toKind({ proof, platform }: Pick<ClientApp, 'proof' | 'platform'>): string {
  const { kinds } = words().apps
  if (proof === 'key') return kinds.key
  if (platform === 'native') return kinds.device
  return proof === 'secret' ? kinds.secret : kinds.page
}
