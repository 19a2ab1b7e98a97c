/**
 * A provider under test, seen from outside: what goes over the wire, a person who answers its pages, its
 * clock and its keys. It knows nothing of modules; modules know nothing of what stands behind it.
 */
import type { Person } from '../browser/person.ts'
import type { ExternalDocuments } from './external-documents.ts'

export interface TestedProvider {
  readonly name: string
  readonly issuer: string
  /** What the relying party publishes for the provider to load. */
  readonly documents: ExternalDocuments
  /** One request over HTTP; redirects are answers. */
  send: Send
  /**
   * Somebody with an account of their own.
   *
   * @param isWilling whether they allow what is asked. @default true
   */
  createPerson(isWilling?: boolean): Promise<Person>
  /** Has the provider send what waits to be sent. */
  deliver(): Promise<void>
  /** Lets time go by for the provider and for the modules. */
  passTime(seconds: number): Promise<void>
  /** What an operator does to put a new signing key in use. */
  rotateKeys(): Promise<void>
  close(): Promise<void>
}

export type Send = (url: string, request?: WireRequest) => Promise<Response>

export interface WireRequest {
  readonly method?: 'GET' | 'POST' | 'PUT'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}
