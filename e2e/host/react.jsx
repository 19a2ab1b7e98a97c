import * as sdk from '@portico/widget'
import { StrictMode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { runHost } from './host.js'

let isRunning = false

/** A React host: the widget's place is a part of its own tree. */
function Host({ options }) {
  useEffect(() => {
    if (isRunning) return
    isRunning = true
    runHost(sdk, options)
  }, [options])
  return (
    <main>
      <h1>Fieldnotes</h1>
      <div id="sign-in" />
      <p id="status" />
      <button type="button" id="sign-out">
        Sign out of Fieldnotes
      </button>
      <button type="button" id="remount">
        Mount again
      </button>
    </main>
  )
}

const { options } = await import(/* @vite-ignore */ `${location.origin}/options.js`)
createRoot(document.getElementById('root')).render(
  <StrictMode>
    <Host options={options} />
  </StrictMode>,
)
