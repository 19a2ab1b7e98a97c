import { createContext, useContext } from 'react'
import { sharedText } from '../../locales/en/shared.ts'
import { createText, type Text } from '../text/create-text.ts'

export const TextContext = createContext<Text>(createText(sharedText))

/** Returns the lookup of texts for the screen around a component. */
export const useText = (): Text => useContext(TextContext)
