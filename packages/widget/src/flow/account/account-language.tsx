import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { WithTexts } from '../../kernel/context/with-texts.tsx'
import type { Texts } from '../../kernel/text/text-id.ts'
import { loadAccountTexts } from '../../locales/account-texts.ts'
import { chooseLanguage } from '../../locales/choose-language.ts'
import { Waiting } from '../waiting.tsx'

/** The account's texts that are loaded, by the tags of their languages. English is in the modules of the screens. */
const loaded = new Map<string, Texts>([['en', {}]])

const TranslatedContext = createContext<Texts>({})

/** Draws the account once its texts in the language of the widget are there: in English if they cannot be loaded. */
export function InAccountLanguage(props: { children: ReactNode }): ReactNode {
  const { host } = useWidget()
  const { locale } = useText()
  const { tag } = chooseLanguage([locale], [], undefined)
  const [, noteLoaded] = useState('')
  const texts = loaded.get(tag)
  useEffect(() => {
    if (loaded.has(tag)) return
    loadAccountTexts(tag)
      .catch((error: unknown) => {
        host.report(error)
        return {}
      })
      .then((found) => {
        loaded.set(tag, found)
        noteLoaded(tag)
      })
  }, [tag, host])
  if (!texts) return <Waiting />
  return (
    <TranslatedContext.Provider value={texts}>
      <WithTexts texts={texts}>{props.children}</WithTexts>
    </TranslatedContext.Provider>
  )
}

/** Adds English texts of a part of the account to the lookup of its children, and their translations before them. */
export function WithAccountTexts({
  texts,
  children,
}: {
  texts: Texts
  children: ReactNode
}): ReactNode {
  const translated = useContext(TranslatedContext)
  const all = useMemo(() => ({ ...texts, ...translated }), [texts, translated])
  return <WithTexts texts={all}>{children}</WithTexts>
}
