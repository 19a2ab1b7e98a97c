import type { ProjectConfig } from '../../config/config.ts'
import { describeScope } from '../scopes.ts'

/** One thing that a device asks for. */
export interface ScopeText {
  readonly text: string
  readonly details: readonly string[]
}

const personal = 'View your personal profile information'

/** The specification's own words, section 9; several scopes share a text. The widget has them for its screens. */
const known: Readonly<Record<string, ScopeText>> = {
  openid: {
    text: 'Verify your identity',
    details: ['View information stored within your account'],
  },
  profile: { text: personal, details: ['Name, profile picture and language preferences'] },
  email: { text: personal, details: ['Email address'] },
  phone: { text: personal, details: ['Phone number'] },
  offline_access: {
    text: "Maintain access to your data even when you're not actively using the app",
    details: [
      'Access your data even when offline',
      'Synchronize data and process background tasks on your behalf',
    ],
  },
}

/** What scopes mean, in the person's words: the known ones first, those of one text together. */
export function toScopeTexts(
  project: Pick<ProjectConfig, 'rbac'>,
  scopes: readonly string[],
): readonly ScopeText[] {
  const texts = new Map<string, ScopeText>()
  for (const scope of Object.keys(known).filter((one) => scopes.includes(one))) {
    const { text, details } = known[scope] ?? { text: scope, details: [] }
    texts.set(text, { text, details: [...(texts.get(text)?.details ?? []), ...details] })
  }
  const others = scopes.filter((scope) => !Object.hasOwn(known, scope))
  return [
    ...texts.values(),
    ...others.map((scope) => ({
      text: describeScope(project, scope) || `Use the ${scope} scope`,
      details: [],
    })),
  ]
}
