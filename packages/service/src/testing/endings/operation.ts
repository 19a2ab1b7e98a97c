import type { EndingsFixture, Member } from './create-endings-fixture.ts'

/** By what it is done: that decides which ending forbids it. */
export type Basis = 'mailbox' | 'password' | 'passkey' | 'token' | 'app' | 'session' | 'host'

/** Of a request. */
export interface Answer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever the wire answers
  readonly data: any
}

/** What may be under way. */
export interface Operation {
  readonly name: string
  readonly basis: Basis
  /** Makes ready all that comes before the last request. */
  prepare(fixture: EndingsFixture, member: Member): Promise<Ready>
}

/** One request away. */
export interface Ready {
  /** Whose session may have a new token by now. */
  readonly member?: Member
  run(): Promise<Answer>
  /** Beside sessions and credentials: whether something of its answer is good still. */
  isAlive?(answer: Answer): Promise<boolean>
}

const _minutes = { session_duration_minutes: 30 }

/** How long a session is that comes of it. */
export const minutes = { session_duration_minutes: 30 }
