import type { Text } from './create-text.ts'
import { formatText, type TextValues } from './format-text.ts'
import type { TextId } from './text-id.ts'

/**
 * Returns a text that has another id in one version of the packages that hosts migrate from. If the host overrides that
 * other id, its wording is used; otherwise the text under the widget's own id.
 */
export const findAliased = (text: Text, id: TextId, alias: TextId, values?: TextValues): string =>
  formatText(text.find(alias, text.find(id)), values, text.locale)
