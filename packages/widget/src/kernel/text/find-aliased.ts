import type { Text } from './create-text.ts'
import type { TextValues } from './format-text.ts'
import type { TextId } from './text-id.ts'

/**
 * A sentence that goes by another id in one of the versions that hosts come from: their wording under that id,
 * where they give one, else what stands under ours.
 */
export const findAliased = (text: Text, id: TextId, alias: TextId, values?: TextValues): string =>
  text.with({ [alias]: text.find(id) })(alias, values)
