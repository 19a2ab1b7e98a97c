import type { RbacPolicy } from '@portico/contract'
import type { Text } from '../../kernel/text/create-text.ts'
import type { TextId } from '../../kernel/text/text-id.ts'

/** A permission that a client app requests. */
export interface ConsentItem {
  readonly text: string
  readonly details: readonly string[]
  /** The subject of the permission, which decides its icon. @default 'other' */
  readonly about?: 'identity' | 'person' | 'time' | 'other'
}

/** Scopes with a text in the specification (section 9). Several scopes may share a text. */
const known: Readonly<
  Record<string, Pick<ConsentItem, 'about'> & { id: TextId; details: TextId[] }>
> = {
  openid: {
    about: 'identity',
    id: 'idpConsent.scope.identity',
    details: ['idpConsent.scope.identity.detail'],
  },
  profile: {
    about: 'person',
    id: 'idpConsent.scope.personal',
    details: ['idpConsent.scope.profile.detail'],
  },
  email: {
    about: 'person',
    id: 'idpConsent.scope.personal',
    details: ['idpConsent.scope.email.detail'],
  },
  phone: {
    about: 'person',
    id: 'idpConsent.scope.personal',
    details: ['idpConsent.scope.phone.detail'],
  },
  offline_access: {
    about: 'time',
    id: 'idpConsent.scope.offline',
    details: ['idpConsent.scope.offline.detail', 'idpConsent.scope.offline.tasks.detail'],
  },
}

/** The order in which the scopes are listed, independent of the order in the request. */
const inOrder = Object.keys(known)
const toRank = (scope: string) => {
  const rank = inOrder.indexOf(scope)
  return rank < 0 ? inOrder.length : rank
}

/** Whether a scope is defined by the project. `full_access` is a known scope, although it has no text. */
export const isCustomScope = (scope: string): boolean =>
  scope !== 'full_access' && !Object.hasOwn(known, scope)

/**
 * Describes scopes in words for the user, the known scopes first. Scopes that share a text are a single item with the
 * details of each.
 */
export function describeScopes(
  scopes: readonly string[],
  policy: RbacPolicy | null,
  text: Text,
): ConsentItem[] {
  const items = new Map<string, ConsentItem>()
  for (const scope of [...new Set(scopes)].sort((a, b) => toRank(a) - toRank(b))) {
    const entry = Object.hasOwn(known, scope) ? known[scope] : undefined
    if (entry) {
      const details = entry.details.map((id) => text(id))
      const before = items.get(entry.id)?.details ?? []
      const item = { text: text(entry.id), details: [...before, ...details] }
      items.set(entry.id, { ...item, about: entry.about ?? 'other' })
      continue
    }
    const described = policy?.scopes.find((one) => one.scope === scope)?.description
    items.set(`scope ${scope}`, {
      text: described || text('idpConsent.scope.other', { scope }),
      details: [],
    })
  }
  return [...items.values()]
}
