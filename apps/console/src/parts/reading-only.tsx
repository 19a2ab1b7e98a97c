import type { SignedIn } from '../call/replies.ts'
import { words } from '../words/words.ts'

/** Says to operators who may only read whom they ask for an act. */
export function ReadingOnly({ me }: { readonly me: SignedIn }) {
  if (me.operator.role === 'act') return null
  const { readingOnly, or } = words().acts
  return <p className="reading note">{readingOnly(me.acting.join(or))}</p>
}
