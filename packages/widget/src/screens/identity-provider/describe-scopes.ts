import type { RbacPolicy } from '@portico/contract'
import type { Text } from '../../kernel/text/create-text.ts'
import type { TextId } from '../../kernel/text/text-id.ts'

/** One thing that a client app asks for. */
export interface ConsentItem {
  readonly text: string
  readonly details: readonly string[]
  /** What it is about. @default 'other' */
  readonly about?: 'identity' | 'person' | 'time' | 'other'
}

/** Scopes whose texts the specification gives, section 9; several scopes may share a text. */
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

/** In this order, whatever order they are asked for in. */
const inOrder = Object.keys(known)
const toRank = (scope: string) => {
  const rank = inOrder.indexOf(scope)
  return rank < 0 ? inOrder.length : rank
}

/** Whether a scope is one that the project made up; `full_access` is known, though without a text. */
export const isCustomScope = (scope: string): boolean =>
  scope !== 'full_access' && !Object.hasOwn(known, scope)

/**
 * What scopes mean, in the person's words: the known ones first; those that share a text are one item with the
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
