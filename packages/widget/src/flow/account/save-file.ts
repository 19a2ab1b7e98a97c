/** How long the address of the file is kept: Safari reads the file some time after the press. */
const keptMs = 60_000

/** Returns the name of a JSON file without the signs that a system refuses, and without those that could lead out of a folder. */
export const toFileName = (project: string, time: string): string =>
  `${[toSafeName(project), time.slice(0, 10)].filter(Boolean).join('-')}.json`

/** Returns a name without the signs that a system refuses in the name of a file. */
export const toSafeName = (name: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are among the refused ones
  name.replace(/[\u0000-\u001f"*/:<>?\\|]+/g, '-').replace(/^[-. ]+|[-. ]+$/g, '')

/** Saves a value as a JSON file. */
export const saveFile = (name: string, value: unknown): void =>
  save(name, JSON.stringify(value, null, 2), 'application/json')

/** Saves lines as a text file. */
export const saveLines = (name: string, lines: readonly string[]): void =>
  save(name, `${lines.join('\n')}\n`, 'text/plain')

/** Saves a file, as a press on a link would do. */
function save(name: string, content: string, type: string): void {
  const file = new Blob([content], { type })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.hidden = true
  // a router of the page would follow the link
  link.addEventListener('click', (event) => event.stopPropagation())
  // Safari saves nothing for a link outside of the document
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(link.href), keptMs)
}
