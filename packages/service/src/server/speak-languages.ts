/**
 * The languages of the host, beside those of Portico. They belong to the process, since mails, pages and errors read
 * their words without asking who they are for: a start fills in the catalogues, and no request costs more. A process is
 * one service; a second one with other languages is refused, so that their texts cannot mix.
 */
import { addLanguages } from '../foundation/text/words.ts'
import { type HostLanguages, replaceTexts } from '../locales/to-catalogue.ts'

let current = { key: '{}', services: 0 }

/**
 * Makes the service speak a host's languages.
 *
 * @returns what ends it, once the service has stopped
 * @throws Error while another service of this process speaks other languages
 */
export function speakLanguages(languages: HostLanguages): () => void {
  const key = JSON.stringify(languages)
  if (current.services > 0 && current.key !== key) {
    throw new Error(
      'Another service in this process has other languages. Stop it first, or start this one in a process of its own.',
    )
  }
  if (current.key !== key) change(languages, key)
  current.services += 1
  let isSpeaking = true
  return () => {
    if (isSpeaking) current.services -= 1
    isSpeaking = false
    if (current.services === 0 && current.key !== '{}') change({}, '{}')
  }
}

function change(languages: HostLanguages, key: string): void {
  replaceTexts(languages)
  addLanguages(Object.keys(languages))
  current = { key, services: 0 }
}
