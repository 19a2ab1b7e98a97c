import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useText } from '../../kernel/context/text-context.ts'
import { useWidget } from '../../kernel/context/widget-context.ts'
import { WithTexts } from '../../kernel/context/with-texts.tsx'
import type { Texts } from '../../kernel/text/text-id.ts'
import { type AccountRoom, loadAccountTexts } from '../../locales/account-texts.ts'
import { chooseLanguage } from '../../locales/choose-language.ts'
import { Waiting } from '../waiting.tsx'

/** The rooms that are loaded, by their names and the tags of their languages. */
const loaded = new Map<string, Texts>()

/**
 * Adds the texts of a part of the account to the lookup of its children. The translations of a room are loaded with the
 * part that needs them; nothing is drawn until they are there, and English if they cannot be loaded. A part that is drawn
 * already keeps its words, and with them its state, until those of another language are there.
 */
export function WithAccountTexts(props: {
  room: AccountRoom
  /** The English texts: those of the room, and others that the part needs. */
  texts: Texts
  /** @default a spinner */
  waiting?: ReactNode
  children: ReactNode
}): ReactNode {
  const { room, texts, waiting = <Waiting />, children } = props
  const { host } = useWidget()
  const { locale } = useText()
  const { tag } = chooseLanguage([locale], [], undefined)
  const [, noteLoaded] = useState('')
  const key = `${room} ${tag}`
  // English is in the modules of the screens
  const translated = tag === 'en' ? texts : loaded.get(key)
  useEffect(() => {
    if (tag === 'en' || loaded.has(key)) return
    loadAccountTexts(tag, room)
      .catch((error: unknown) => {
        host.report(error)
        return {}
      })
      .then((found) => {
        loaded.set(key, found)
        noteLoaded(key)
      })
  }, [tag, room, key, host])
  const all = useMemo(() => ({ ...texts, ...translated }), [texts, translated])
  const shown = useRef<Texts | null>(null)
  if (translated) shown.current = all
  return shown.current ? <WithTexts texts={shown.current}>{children}</WithTexts> : waiting
}
