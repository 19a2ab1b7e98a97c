import { type ReactNode, useMemo } from 'react'
import type { Texts } from '../text/text-id.ts'
import { TextContext, useText } from './text-context.ts'

/** Gives what stands in it more texts, for a part that brings its own. */
export function WithTexts(props: { texts: Texts; children: ReactNode }): ReactNode {
  const { texts } = props
  const text = useText()
  const more = useMemo(() => text.with(texts), [text, texts])
  return <TextContext.Provider value={more}>{props.children}</TextContext.Provider>
}
