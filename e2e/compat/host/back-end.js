/**
 * A host's back end: a process of its own with the official package for Node, unmodified. It makes the calls
 * that it is sent, and sends back what comes of them. Its authorities are read at its start, as anywhere.
 */
import { Client } from 'stytch'

let client

process.on('message', async ({ id, config, path, args }) => {
  if (config) {
    client = new Client(config)
    return
  }
  try {
    process.send({ id, value: await call(path, args) })
  } catch (error) {
    const { message, error_type, status_code, code } = error
    process.send({ id, error: { message, error_type, status_code, code } })
  }
})

async function call(path, args) {
  const name = path.at(-1)
  const owner = path.slice(0, -1).reduce((part, key) => part[key], client)
  const result = await owner[name](...args)
  return name === 'searchAll' ? collect(result) : result
}

/** All pages of a search, as the package's own iterator reads them. */
async function collect(pages) {
  const found = []
  for await (const page of pages) found.push(page)
  return found
}
