import {
  backEnd,
  bootstrap,
  captcha,
  events,
  identityProvider,
  impersonation,
  methods,
  type Operation,
  sessions,
  setup,
  totps,
  users,
} from '@portico/contract'
import {
  backEndSchemas,
  bootstrapSchemas,
  captchaSchemas,
  eventsSchemas,
  identityProviderSchemas,
  impersonationSchemas,
  methodSchemas,
  type OperationSchemas,
  sessionsSchemas,
  setupSchemas,
  totpsSchemas,
  usersSchemas,
} from '@portico/contract/schemas'
import type { ApiSide } from '../http/register-operations.ts'

/** A table of operations with its schemas, and who calls it. */
export interface ApiTable {
  readonly side: ApiSide
  /** What it is about: `sessions`. */
  readonly id: string
  readonly operations: Readonly<Record<string, Operation>>
  readonly schemas: Readonly<Record<string, OperationSchemas>>
  /** True for calls that name their project otherwise than by an Authorization header. */
  readonly isOpen?: boolean
}

const browserTables: readonly Omit<ApiTable, 'side'>[] = [
  ...Object.entries(methods).map(([id, operations]) => ({
    id,
    operations,
    schemas: methodSchemas[id as keyof typeof methodSchemas], // the registries share their keys
  })),
  { id: 'sessions', operations: sessions, schemas: sessionsSchemas },
  { id: 'identityProvider', operations: identityProvider, schemas: identityProviderSchemas },
  { id: 'users', operations: users, schemas: usersSchemas },
  { id: 'totps', operations: totps, schemas: totpsSchemas },
  { id: 'impersonation', operations: impersonation, schemas: impersonationSchemas },
  { id: 'captcha', operations: captcha, schemas: captchaSchemas },
  { id: 'bootstrap', operations: bootstrap, schemas: bootstrapSchemas, isOpen: true },
  { id: 'setup', operations: setup, schemas: setupSchemas, isOpen: true },
  { id: 'events', operations: events, schemas: eventsSchemas, isOpen: true },
]

/** Every table of the contract. */
export const apiTables: readonly ApiTable[] = [
  ...browserTables.map((table) => ({ ...table, side: 'browser' as const })),
  ...Object.entries(backEnd).map(([id, operations]) => ({
    side: 'back-end' as const,
    id,
    operations,
    schemas: backEndSchemas[id as keyof typeof backEndSchemas], // the registries share their keys
  })),
]
