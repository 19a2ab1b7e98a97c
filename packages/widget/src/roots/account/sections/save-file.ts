/** How long the address of the file is kept: Safari reads the file some time after the press. */
const keptMs = 60_000

/** Returns a file name without the signs that a system refuses, and without those that could lead out of a folder. */
export const toFileName = (project: string, time: string): string => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are among the refused ones
  const name = project.replace(/[\u0000-\u001f"*/:<>?\\|]+/g, '-').replace(/^[-. ]+|[-. ]+$/g, '')
  return `${[name, time.slice(0, 10)].filter(Boolean).join('-')}.json`
}

/** Saves a value as a JSON file, as a press on a link would do. */
export function saveFile(name: string, value: unknown): void {
  const file = new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' })
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
