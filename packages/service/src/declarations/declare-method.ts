import type { Bootstrap } from '@portico/contract'
import type { DeclaredSetting } from '../foundation/settings/declare-settings.ts'
import type { Catalogue } from '../locales/to-catalogue.ts'
import type { CredentialFactor, CredentialKind } from './declare-credential.ts'
import type { DeclaredTable } from './declare-table.ts'

/** The values of a rate limit in development and in production. */
export interface DeclaredRate {
  readonly production: { readonly max: number; readonly perSeconds: number }
  readonly development: { readonly max: number; readonly perSeconds: number }
}

/** A proof that a session can hold, and the kind of factor for which it counts. */
export interface DeclaredProof {
  /** The type of the session's factor. */
  readonly type: string
  /** The factor's delivery method; left out where the method has only one, or where all of them prove the same. */
  readonly deliveryMethod?: string
  /** The name of the credential in the session, where the factor's type does not identify it. */
  readonly factor?: string
  /**
   * The kind of factor: two proofs of one kind count as one factor. Null for a proof that another service vouches for;
   * it does not count where a further factor protects the account.
   */
  readonly proves: string | null
  /** How client apps are told of it: values of the `amr` claim (RFC 8176 and its registry). @default none */
  readonly amr?: readonly string[]
  /** The proof's row in the documented table of factors. */
  readonly title: string
  /** Explains in one sentence why the proof counts as that kind. */
  readonly reason: string
  /** Its name in mails; missing for the proof of a trusted issuer, which has no name. */
  readonly words?: Catalogue<string>
}

/** A way of signing in that `portico init` offers to a developer. */
export interface DeclaredSetup {
  /** How a question names it: `a code by e-mail`. */
  readonly label: string
  /** The option of the widget that it needs, with its source text. */
  readonly option?: readonly [name: string, source: string]
  /** Set for the way that `portico init` takes if the developer names none. */
  readonly isDefault?: true
}

/**
 * The declaration of a method for the layers below its rules: what it stores, its settings, its rate limits and its
 * audit actions. It is pure; `defineMethod` adds the handlers.
 */
export interface MethodDeclaration {
  /** The method's id, the same in the widget, the service and the contract. */
  readonly id: string
  /** Its settings, by their keys in a project. */
  readonly settings?: Readonly<Record<string, DeclaredSetting<never, unknown>>>
  /** Tells pages what they need of its settings: its fields of the contract's bootstrap. */
  toBootstrap?(configs: never): Partial<Bootstrap>
  /** Its rate limits per source, by the limit's name. */
  readonly rates?: Readonly<Record<string, DeclaredRate>>
  readonly challengeKinds?: readonly string[]
  readonly auditActions?: readonly `${string}.${string}`[]
  readonly credential?: CredentialKind
  /** Its factors that belong to no credential, by the names that sessions store. */
  readonly factors?: Readonly<Record<string, CredentialFactor>>
  /** Its tables without credentials, by the names of their repositories: `storage.phoneTraffic`. */
  readonly tables?: Readonly<Record<string, DeclaredTable>>
  /**
   * Its proofs. The names must not change, because messages that are still in the outbox contain them. A proof that is
   * not declared counts for nothing.
   */
  readonly proofs: Readonly<Record<string, DeclaredProof>>
  /** What to do about a problem that `portico doctor` found, by the subject of its line. */
  readonly nextSteps?: Readonly<Record<string, string>>
  /** The ways in which `portico init` sets the method up, by the words that its option `--methods` takes. */
  readonly setups?: Readonly<Record<string, DeclaredSetup>>
  /** The name of its section in the account, which the operator can leave out of the hosted page. */
  readonly accountSection?: string
  /** Set when the hosted sign-in page can offer the method. */
  readonly hosted?: {
    /** True when a new user cannot sign up with this method alone. */
    readonly needsAnother?: boolean
    /** True when it redirects the user elsewhere and back to the page's URL. */
    readonly isReturning?: boolean
    /**
     * How it uses mail to sign the user in: `only` by mail, or `channel` where mail is one of the project's passcode
     * channels. The page offers one of the methods that send mail.
     */
    readonly mails?: 'only' | 'channel'
    /** Says why its settings do not work on the service's own address; null when they do. */
    findProblem?(settings: never, baseUrl: string): string | null
  }
}

/** Declares a method and keeps its literal names as types. */
export const declareMethod = <const Declared extends MethodDeclaration>(
  declared: Declared,
): Declared => declared
