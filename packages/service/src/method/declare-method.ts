import type { TSchema } from 'typebox'
import type { Catalogue } from '../text/words.ts'
import type { CredentialKind } from './declare-credential.ts'
import type { UndoableEvent } from './undoable-event.ts'

/** What a rate limit is in development and in production. */
export interface DeclaredRate {
  readonly production: { readonly max: number; readonly perSeconds: number }
  readonly development: { readonly max: number; readonly perSeconds: number }
}

/** What a setting may depend on beside itself. */
export interface SettingContext {
  readonly security?: 'standard' | 'strict' | undefined
  readonly allowedOrigins?: readonly string[] | undefined
  /** What the environment holds under the names that the settings give of secrets; left out where it was not read. */
  readonly secrets?: Readonly<Record<string, string>> | undefined
}

/** What a setting says that cannot be, under which of its keys. */
export interface SettingProblem {
  readonly key: string
  readonly message: string
}

/** A project's settings of one method: `project.passkeys`. */
export interface DeclaredSetting<Settings, Config> {
  readonly schema: TSchema
  /** Fills in what the settings leave open. */
  toConfig(settings: Settings, context: SettingContext): Config
  /** The environment variables that hold its secrets: one that is missing or unfit is a problem. */
  secretNames?(settings: Settings): readonly string[]
  /** What a schema cannot say. */
  findProblems?(settings: Settings, context: SettingContext): readonly SettingProblem[]
}

/** A proof that a session can hold, and what it counts for. */
export interface DeclaredProof {
  /** Of the session's factor. */
  readonly type: string
  /** Left out where the method has one only, or all of its own prove the same. */
  readonly deliveryMethod?: string
  /** The name under which the session remembers the credential, where the type alone does not tell. */
  readonly factor?: string
  /**
   * The kind of factor: two proofs of one kind are one factor. Null for a proof that stands for another, which the
   * account's owner gave elsewhere: it counts for nothing where a further factor guards the account.
   */
  readonly proves: string | null
  /** Its row in the table of factors. */
  readonly title: string
  /** Why it proves that kind, as a sentence. */
  readonly reason: string
  /** What a mail calls it; left out for one that the host carried, which has no name. */
  readonly words?: Catalogue<string>
}

/**
 * What everybody below a method's rules knows of it: what it stores, what a project may set, what is counted and
 * what is written down of it. Pure; `defineMethod` adds what it does.
 */
export interface MethodDeclaration {
  /** The same on every side, and in the contract. */
  readonly id: string
  /** By the key under which a project writes them. */
  readonly settings?: Readonly<Record<string, DeclaredSetting<never, unknown>>>
  /** Limits by what is counted, each of one source. */
  readonly rates?: Readonly<Record<string, DeclaredRate>>
  readonly challengeKinds?: readonly string[]
  readonly auditActions?: readonly `${string}.${string}`[]
  readonly credential?: CredentialKind
  /** What it proves, by a name that stays: it stands in messages under way. A proof that is not here counts for nothing. */
  readonly proofs: Readonly<Record<string, DeclaredProof>>
  readonly undoable?: readonly UndoableEvent[]
  /** Set when the hosted sign-in page can offer it. */
  readonly hosted?: {
    /** Nobody new can sign up with it alone. */
    readonly needsAnother?: boolean
    /** Why its settings do not work at the service's own address; null when they do. */
    findProblem?(settings: never, baseUrl: string): string | null
  }
}

/** Declares a method, its literal names kept as types. */
export const declareMethod = <const Declared extends MethodDeclaration>(
  declared: Declared,
): Declared => declared
