import { fillText, type MailLanguage } from '../../foundation/text/words.ts'
import type { ProjectConfig } from '../../kernel/config/config.ts'
import { describeScope } from '../scopes.ts'
import { deviceWords, knownScopes, type ScopeText } from './device-words.ts'

/** Describes the scopes to the user: known scopes first, scopes with the same text together. */
export function toScopeTexts(
  project: Pick<ProjectConfig, 'rbac'>,
  scopes: readonly string[],
  language: MailLanguage,
): readonly ScopeText[] {
  const words = deviceWords[language]
  const texts = new Map<string, ScopeText>()
  for (const scope of knownScopes.filter((one) => scopes.includes(one))) {
    const { text, details } = words.scopes[scope]
    texts.set(text, { text, details: [...(texts.get(text)?.details ?? []), ...details] })
  }
  const known: readonly string[] = knownScopes
  const others = scopes.filter((scope) => !known.includes(scope))
  return [
    ...texts.values(),
    ...others.map((scope) => ({
      text: describeScope(project, scope) || fillText(words.otherScope, { scope }),
      details: [],
    })),
  ]
}
