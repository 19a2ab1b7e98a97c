/** `portico docs`: the documentation of this version, from this machine. */
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import type { ExitCode, Terminal } from '@portico/service/cli'
import { UsageError } from '@portico/service/cli'
import { openBrowser } from '../dev/open-browser.ts'
import { serveFolder } from '../dev/serve-folder.ts'
import { findPart } from '../find-part.ts'

/** Tried first, so that an address that is in a bookmark stays the same. */
const usualPort = 3080
const mostTries = 20

/** Serves the pages and opens them, or prints one of them. */
export async function docs(terminal: Terminal, args: readonly string[]): Promise<ExitCode> {
  const { print, page } = readOptions(args)
  const folder = findPart('dist/docs')
  if (folder === null) {
    terminal.complain(
      'This copy of Portico was packed without its docs. In a clone, npm run docs -- --open builds and opens them.',
    )
    return 1
  }
  if (print) {
    terminal.say(readPage(folder, page).trimEnd())
    return 0
  }
  const port = await serveOnFreePort(folder)
  const url = `http://localhost:${port}/`
  terminal.say(`The docs are at ${url} until Ctrl C.`)
  openBrowser(url, terminal.env)
  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, resolve)
  })
  return 0
}

function readOptions(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { print: { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const [page, more] = positionals
    if (more !== undefined) throw new Error(`portico docs prints one page, got also "${more}"`)
    if (page !== undefined && !values.print)
      throw new Error(`To print a page: portico docs --print ${page}`)
    return { print: values.print, page: page ?? 'llms.txt' }
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

/**
 * Reads a page as Markdown, or the list of all pages.
 *
 * @throws UsageError when there is no such page
 */
function readPage(folder: string, page: string): string {
  const file = join(folder, page)
  const isText = /\.(md|txt)$/.test(page) && !relative(folder, file).startsWith('..')
  if (isText && existsSync(file)) return readFileSync(file, 'utf8')
  throw new UsageError(
    `There is no page "${page}". portico docs --print lists the pages; each is named by the end of its address, like frameworks/next.md.`,
  )
}

async function serveOnFreePort(folder: string): Promise<number> {
  for (let port = usualPort; ; port += 1) {
    try {
      await serveFolder(folder, port)
      return port
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
      if (!isTaken || port >= usualPort + mostTries) throw error
    }
  }
}
