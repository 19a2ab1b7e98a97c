import { createContext, useContext } from 'react'
import { createText, type Text } from '../text/create-text.ts'
import { sharedText } from '../text/en.ts'

export const TextContext = createContext<Text>(createText(sharedText))

/** The texts that the screen around a component may use. */
export const useText = (): Text => useContext(TextContext)
