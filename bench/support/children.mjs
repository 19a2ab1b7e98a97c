/** What a child process says next. */
export const hear = (child) => new Promise((resolve) => child.once('message', resolve))

/** Asks a child process. @returns what it answers */
export const ask = (child, question) => {
  const heard = hear(child)
  child.send(question)
  return heard
}
