import { type ErrorType, limits } from '@portico/contract'
import { type TSchema, type TUnsafe, Type } from 'typebox'
import type { Catalogue } from '../locales/to-catalogue.ts'

/**
 * The safeguards when a session adds a credential. They are required, so that no kind can be added by a stolen session
 * without a fresh proof, a notice and an undo.
 */
export interface CredentialAddition {
  /** How old the session's last proof may be at most. */
  readonly freshSeconds: number
  /** The error when the session's last proof is older. */
  readonly refusal: ErrorType
  /** The template of the notice that is mailed to every proved address. */
  readonly notice: string
  /** The kind of the event that the button in that mail undoes. */
  readonly eventKind: string
  /** The event's data in the mail's token. */
  readonly event: TSchema
  readonly words: Catalogue<UndoWords>
}

/** The texts of the page behind the button. */
export interface UndoWords {
  /** Describes the effect of the button. */
  readonly does: string
  readonly done: string
}

/**
 * A credential that proves knowledge alone, which a thief may have learnt elsewhere. On a device that its user has never
 * used it starts no session until the code in a mail was entered as well.
 */
export interface CredentialGuess {
  /** The type of its factor in a session. */
  readonly factorType: string
  /** The template of the mail with the code. */
  readonly template: string
  /** The kind of the event that the button in that mail undoes. */
  readonly eventKind: string
  readonly event: TUnsafe<GuessedEvent>
  readonly words: Catalogue<UndoWords>
}

/** The event that the credential was proved on a new device. */
export interface GuessedEvent {
  readonly kind: string
  /** Epoch milliseconds: a credential that was set later is another one. */
  readonly at: number
}

/**
 * Declares the mail of such a credential.
 *
 * @param declared.eventKind must not change, and neither must `template`: links that were sent contain the one, messages in
 *   the outbox the other
 */
export const declareGuess = (declared: Omit<CredentialGuess, 'event'>): CredentialGuess => ({
  event: Type.Unsafe<GuessedEvent>(
    Type.Object({ kind: Type.Literal(declared.eventKind), at: Type.Integer() }),
  ),
  ...declared,
})

/** The texts about an added credential: those of the notice, and those of the page behind its button. */
export interface AdditionWords extends UndoWords {
  readonly subject: string
  readonly heading: string
  readonly lead: string
  /** The label of the credential's name in the notice; absent for a kind without names. */
  readonly label?: string
  /** States in the notice what the button does. */
  readonly removes: string
  /**
   * The same for a credential that was added without a session, so that the button signs out no browser.
   *
   * @default removes
   */
  readonly removesAlone?: string
}

/** An addition whose notice and undo differ from those of other kinds only by words and names. */
export interface StandardAddition extends CredentialAddition {
  /** The event's field for the credential's id. */
  readonly idField: string
  /** True when names of the kind stand in quotation marks in the preview of the notice. */
  readonly isNameQuoted?: boolean
  readonly event: TUnsafe<AddedEvent>
  readonly words: Catalogue<AdditionWords>
}

/** The event that a credential was added; the kind's `idField` contains its id. */
export interface AddedEvent {
  readonly kind: string
  /** The session that added the credential; null when a host added it, or when the caller requested no session. */
  readonly sessionId: string | null
  readonly [field: string]: string | null
}

/**
 * Declares how a session adds a credential of a kind. The mail of the notice and the undo are made from this
 * declaration.
 *
 * @param declared.eventKind must not change, and neither must `idField` and `notice`: the links in mails that were
 *   already sent contain the first two, and messages that are still in the outbox the third
 * @param declared.refusal the error when the session's last proof is too old
 *
 * @default declared.refusal `insufficient_factors`
 */
export const declareAddition = (
  declared: Omit<StandardAddition, 'freshSeconds' | 'refusal' | 'event'> &
    Partial<Pick<StandardAddition, 'refusal'>>,
): StandardAddition => ({
  freshSeconds: limits.addition.freshProofSeconds,
  refusal: 'insufficient_factors',
  event: Type.Unsafe<AddedEvent>(
    Type.Object({
      kind: Type.Literal(declared.eventKind),
      [declared.idField]: Type.String(),
      sessionId: Type.Union([Type.String(), Type.Null()]),
    }),
  ),
  ...declared,
})

/** True for an addition that `declareAddition` made, false for one whose method brings its own mail and undo. */
export const isStandard = (addition: CredentialAddition): addition is StandardAddition =>
  'idField' in addition
