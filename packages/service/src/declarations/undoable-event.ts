import type { TLiteral, TObject } from 'typebox'
import type { Catalogue } from '../foundation/text/words.ts'

/** An event that a mail reports and that its reader can undo. */
export interface UndoableEvent {
  /** The event's data in the mail's token. */
  readonly event: TObject<{ kind: TLiteral<string> }>
  readonly words: Catalogue<{
    /** Describes the effect of the button. */
    readonly does: string
    readonly done: string
  }>
}
