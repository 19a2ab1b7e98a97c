import type { TLiteral, TObject } from 'typebox'
import type { Catalogue } from '../text/words.ts'

/** What a mail tells of and whoever reads it can undo. */
export interface UndoableEvent {
  /** What the mail's token remembers of it. */
  readonly event: TObject<{ kind: TLiteral<string> }>
  readonly words: Catalogue<{
    /** What the button will do. */
    readonly does: string
    readonly done: string
  }>
}
