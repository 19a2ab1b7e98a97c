import { allTexts } from '@portico/widget/parts'
import { type ReactNode, useEffect, useState } from 'react'
import { PressButton } from '../parts/press-button.tsx'
import { findTextIds, readShown } from './find-text-ids.ts'

/** How often the screen is looked at while the list is open. */
const lookMs = 500

/** The ids of the screen in view, and a field that completes any of them. */
export function TextIds(props: {
  strings: Readonly<Record<string, unknown>>
  /** while the text does not parse nothing can be put into it */
  isDisabled: boolean
  onAdd: (id: string, text: string) => void
}): ReactNode {
  const { strings, isDisabled } = props
  const [shown, setShown] = useState<readonly string[]>([])
  const [wanted, setWanted] = useState('')
  useEffect(() => {
    const look = () => {
      const seen = readShown(document.querySelector('#sign-in')?.firstElementChild)
      // the same texts keep the list, and with it the focus in it
      setShown((before) => (before.join('\n') === seen.join('\n') ? before : seen))
    }
    look()
    const timer = setInterval(look, lookMs)
    return () => clearInterval(timer)
  }, [])
  const given = Object.entries(strings).filter(([, text]) => typeof text === 'string')
  const texts: Readonly<Record<string, string>> = {
    ...allTexts,
    ...Object.fromEntries(given.map(([id, text]) => [id, String(text)])),
  }
  const add = (id: string) => {
    const text = texts[id]
    if (text === undefined) return
    props.onAdd(id, text)
    setWanted('')
  }
  return (
    <div className="pg-ids">
      <form
        className="pg-row"
        onSubmit={(event) => {
          event.preventDefault()
          add(wanted)
        }}
      >
        <label htmlFor="text-id">Message id</label>
        <input
          id="text-id"
          className="pg-field"
          list="text-ids"
          value={wanted}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => setWanted(event.currentTarget.value)}
        />
        <datalist id="text-ids">
          {Object.entries(texts).map(([id, text]) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </datalist>
        <PressButton kind="quiet" isDisabled={isDisabled} onPress={() => add(wanted)}>
          Add
        </PressButton>
      </form>
      <h2>On the screen now</h2>
      <ul>
        {findTextIds(shown, texts).map((id) => (
          <li key={id}>
            <button type="button" disabled={isDisabled} onClick={() => add(id)}>
              <code>{id}</code>
              <span>{texts[id]}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
