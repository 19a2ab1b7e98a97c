import type { ReactNode } from 'react'
import { useText } from '../../kernel/context/text-context.ts'
import { useAnnounce } from '../../kernel/context/use-announce.ts'
import type { TextId } from '../../kernel/text/text-id.ts'

/** A screen with a single sentence, which screen readers announce when it appears. */
export function Notice(props: { text: TextId }): ReactNode {
  const sentence = useText()(props.text)
  useAnnounce(sentence)
  return <p>{sentence}</p>
}
