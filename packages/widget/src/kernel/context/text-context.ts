import { createContext, useContext } from 'react'
import { createText, type Text } from '../text/create-text.ts'
import { sharedText } from '../text/en.ts'

export const TextContext = createContext<Text>(createText(sharedText))

/** Returns the lookup of texts for the screen around a component. */
export const useText = (): Text => useContext(TextContext)
