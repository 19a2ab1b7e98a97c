import type { CallContext } from '../../kernel/http/register-operations.ts'
import type { SessionRow } from '../../kernel/storage/storage.ts'
import { toPersonSource } from '../sign-in/person-source.ts'

/**
 * Returns the context of the user for whom a change is made, for limits and mails. A host calls from its own server,
 * which is no place and no browser of the user, and has no session.
 */
export const toPersonContext = (
  { project, source }: CallContext,
  session: SessionRow | null,
): CallContext => ({ project, source: session ? source : toPersonSource({ body: {} }) })
