import { type ReactNode, useMemo } from 'react'
import type { Texts } from '../text/text-id.ts'
import { TextContext, useText } from './text-context.ts'

/** Adds texts to the lookup of its children, for a component that brings its own texts. */
export function WithTexts(props: { texts: Texts; children: ReactNode }): ReactNode {
  const { texts } = props
  const text = useText()
  const more = useMemo(() => text.with(texts), [text, texts])
  return <TextContext.Provider value={more}>{props.children}</TextContext.Provider>
}
