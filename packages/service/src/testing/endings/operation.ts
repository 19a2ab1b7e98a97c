import type { EndingsFixture, Member } from './create-endings-fixture.ts'

/** The means by which an operation acts, which decides the endings that forbid it. */
export type Basis =
  | 'mailbox'
  | 'password'
  | 'passkey'
  | 'token'
  | 'app'
  | 'session'
  | 'code'
  | 'host'

/** The answer to a request. */
export interface Answer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever the wire answers
  readonly data: any
}

/** An operation that may run during an ending. */
export interface Operation {
  readonly name: string
  readonly basis: Basis
  /** Prepares everything before the last request. */
  prepare(fixture: EndingsFixture, member: Member): Promise<Ready>
}

/** A prepared operation, with its last request. */
export interface Ready {
  /** The user, whose session may have a new token by now. */
  readonly member?: Member
  run(): Promise<Answer>
  /** Checks a further result of the answer, besides sessions and credentials: true while it is still valid. */
  isAlive?(answer: Answer): Promise<boolean>
}

/** The duration of a session that the operation starts. */
export const minutes = { session_duration_minutes: 30 }
